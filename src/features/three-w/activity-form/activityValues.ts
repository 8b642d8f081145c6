import { blankValues, valuesOfStored } from '#app/form/derive';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { EventDetail } from '#contract/event';
import { activityForm } from './activityForm';
import { withoutIds } from './activityRows';
import type { ActivityValues } from './activityShape';

/** The answers that a new record starts with, on an emergency where one is known. */
export function newActivityValues(event?: EventDetail): ActivityValues {
  const blank = blankValues(activityForm);
  if (!event) return blank;
  const country = event.countries?.[0];
  const districts = (event.districts ?? []).map(({ id }) => id);
  const isOneCountry = event.countries?.length === 1;
  return {
    ...blank,
    // what was merged into another emergency lives on there
    event: event.parent_event ?? event.id,
    country: country?.id ?? null,
    // provinces of several countries cannot be told apart
    districts: isOneCountry && districts.length > 0 ? districts : null,
  };
}

/** A copy of a record, which is a new one. */
export function copiedValues(record: EmergencyProject): ActivityValues {
  const values = valuesOfStored(activityForm, record);
  return { ...values, activities: withoutIds(values.activities) };
}
