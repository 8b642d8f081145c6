import { blankValues, valuesOfStored } from '#app/form/derive';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { EventDetail } from '#contract/event';
import { activityForm } from './activityForm';
import { withoutIds } from './activityRows';
import type { ActivityValues } from './activityShape';

/** Where an emergency is: its first country, and its provinces where it has one country, for those of several cannot be told apart. */
export function placeOfEvent({ countries, districts }: Pick<EventDetail, 'countries' | 'districts'>) {
  const provinces = (districts ?? []).map(({ id }) => id);
  return {
    country: countries?.[0]?.id ?? null,
    districts: countries?.length === 1 && provinces.length > 0 ? provinces : null,
  };
}

/** The answers that a new record starts with, on an emergency where one is known. */
export function newActivityValues(event?: EventDetail): ActivityValues {
  const blank = blankValues(activityForm);
  if (!event) return blank;
  return {
    ...blank,
    // what was merged into another emergency lives on there
    event: event.parent_event ?? event.id,
    ...placeOfEvent(event),
  };
}

/** A copy of a record, which is a new one. That of an emergency merged into another is of the other, which has units of its own. */
export function copiedValues(record: EmergencyProject): ActivityValues {
  const values = valuesOfStored(activityForm, record);
  const parent = record.event_details?.parent_event ?? null;
  return {
    ...values,
    ...(parent === null ? {} : { event: parent, deployed_eru: null }),
    activities: withoutIds(values.activities),
  };
}
