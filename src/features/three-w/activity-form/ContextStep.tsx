import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useStoredDocument } from '#app/form/formContext';
import { LongFormSection } from '#app/form/LongFormSection';
import { useFormSelector } from '#app/form/useFormSelector';
import { apiQuery } from '#app/request/apiQuery';
import { activityStatus, ownToday } from '#domain/three-w/status';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { isSame } from '#ui/drafts/differences';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { Note } from '#ui/layout/Note';
import { ActivityField, ActivityFieldRow } from './activityForm';
import type { ActivityValues } from './activityShape';
import { placeOfEvent } from './activityValues';
import { useActivityStrings } from './useActivityStrings';

/** The step with the emergency, the place, the dates and the lead. */
export function ContextStep() {
  const t = useActivityStrings();
  const isSocietyLead = useFormSelector(({ activity_lead }: ActivityValues) => activity_lead === 'national_society');
  return (
    <>
      <PlaceOfEvent />
      <ActivityFieldRow name="event" />
      <ActivityFieldRow name="country" />
      <ActivityFieldRow name="districts" />
      <ActivityFieldRow name="admin2" />
      <LongFormSection title={t.dates}>
        <FieldsInRow>
          <ActivityField name="start_date" />
          <ActivityField name="end_date" />
        </FieldsInRow>
        <StatusPreview />
      </LongFormSection>
      <ActivityFieldRow name="title" />
      <ActivityFieldRow name="activity_lead" />
      <ActivityFieldRow name="reporting_ns" />
      {isSocietyLead && (
        <LongFormSection title={t.contact}>
          <FieldsInRow>
            <ActivityField name="reporting_ns_contact_name" />
            <ActivityField name="reporting_ns_contact_role" />
            <ActivityField name="reporting_ns_contact_email" />
          </FieldsInRow>
        </LongFormSection>
      )}
      <ActivityFieldRow name="deployed_eru" />
    </>
  );
}

/** The status that the current dates give. */
function StatusPreview() {
  const t = useActivityStrings();
  const status = useFormSelector(({ start_date, end_date }: ActivityValues) =>
    start_date === null ? null : activityStatus(start_date, end_date, ownToday()),
  );
  const names = { planned: t.planned, on_going: t.onGoing, complete: t.complete };
  return (
    <div role="status">
      <DescriptionGrid items={[{ id: 'status', label: t.status, value: status ? names[status] : t.unknownStatus }]} />
      <Note>{t.statusText}</Note>
    </div>
  );
}

type Place = ReturnType<typeof placeOfEvent>;

/** Sets country and provinces from the chosen emergency, unless the user has chosen a country. */
function PlaceOfEvent() {
  const { getValues, setValue } = useFormContext<ActivityValues>();
  const isNew = useStoredDocument() === undefined;
  const event = useFormSelector((values: ActivityValues) => values.event);
  const { data } = useQuery({
    ...apiQuery('GET /api/v2/event/{id}/', { path: { id: event ?? 0 } }),
    enabled: event !== null,
  });
  const applied = useRef(event);
  const brought = useRef<Place | null>(null);
  useEffect(() => {
    if (event === null || !data) return;
    const place = placeOfEvent(data);
    // a new record starts with the place of the emergency in `?event=`
    if (event === applied.current) {
      if (isNew) brought.current ??= place;
      return;
    }
    applied.current = event;
    const isChosen = getValues('country') !== null && !isPlace(getValues(), brought.current);
    if (place.country === null || isChosen) return;
    brought.current = place;
    // country first: a change of country clears the provinces
    setValue('country', place.country, { shouldDirty: true, shouldTouch: true });
    setValue('districts', place.districts, { shouldDirty: true, shouldTouch: true });
  }, [event, data, isNew, getValues, setValue]);
  return null;
}

/** Whether country and provinces are still those of a place. */
const isPlace = ({ country, districts }: ActivityValues, place: Place | null) =>
  place !== null && country === place.country && isSame(districts, place.districts);
