import { blankValues, valuesOfStored } from '#app/form/derive';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { EventDetail } from '#contract/event';
import { activityForm } from './activityForm';
import { withoutIds } from './activityRows';
import type { ActivityValues } from './activityShape';

/** The first country of an emergency, and its provinces if it has one country: the server does not assign provinces to countries. */
export function placeOfEvent({ countries, districts }: Pick<EventDetail, 'countries' | 'districts'>) {
  const provinces = (districts ?? []).map(({ id }) => id);
  return {
    country: countries?.[0]?.id ?? null,
    districts: countries?.length === 1 && provinces.length > 0 ? provinces : null,
  };
}

/** The initial values of a new record. */
export function newActivityValues(event?: EventDetail): ActivityValues {
  const blank = blankValues(activityForm);
  if (!event) return blank;
  return {
    ...blank,
    // a merged emergency is replaced by its parent
    event: event.parent_event ?? event.id,
    ...placeOfEvent(event),
  };
}

/** The initial values of a copy. A merged emergency is replaced by its parent, which has other units. */
export function copiedValues(record: EmergencyProject): ActivityValues {
  const values = valuesOfStored(activityForm, record);
  const parent = record.event_details?.parent_event ?? null;
  return {
    ...values,
    ...(parent === null ? {} : { event: parent, deployed_eru: null }),
    activities: withoutIds(values.activities),
  };
}
