import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { LongFormSection } from '#app/form/LongFormSection';
import { useFormSelector } from '#app/form/useFormSelector';
import { eventOptionQuery } from '#resources/event/eventOptions';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { ProjectField, ProjectFieldRow } from './projectForm';
import { eventKind } from './projectRules';
import type { ProjectValues } from './projectShape';
import { useProjectStrings } from './useProjectStrings';

/** The step with the society, the place and the kind of the project. */
export function ContextStep() {
  const t = useProjectStrings();
  const hasEvent = useFormSelector((values: ProjectValues) => eventKind(values) !== null);
  return (
    <>
      <ProjectFieldRow name="name" />
      <ProjectFieldRow name="reporting_ns" />
      <LongFormSection title={t.contact}>
        <FieldsInRow>
          <ProjectField name="reporting_ns_contact_name" />
          <ProjectField name="reporting_ns_contact_role" />
          <ProjectField name="reporting_ns_contact_email" />
        </FieldsInRow>
      </LongFormSection>
      <ProjectFieldRow name="project_country" />
      <ProjectFieldRow name="project_districts" />
      <ProjectFieldRow name="project_admin2" />
      <ProjectFieldRow name="operation_type" />
      <ProjectFieldRow name="programme_type" />
      <ProjectFieldRow name="event" />
      {hasEvent ? <DisasterTypeOfEvent /> : <ProjectFieldRow name="dtype" />}
      <ProjectFieldRow name="description" />
      <ProjectFieldRow name="primary_sector" />
      <ProjectFieldRow name="secondary_sectors" />
      <ProjectFieldRow name="regional_project" />
    </>
  );
}

/** The disaster type, which is read-only if the project's emergency has one. */
function DisasterTypeOfEvent() {
  const t = useProjectStrings();
  const { getValues, setValue } = useFormContext<ProjectValues>();
  const event = useFormSelector((values: ProjectValues) => values.event);
  const { data } = useQuery({ ...eventOptionQuery(event ?? 0), enabled: event !== null });
  const type = data?.results.find(({ id }) => id === event)?.dtype?.id;
  const isRequested = data !== undefined && type === undefined;
  useEffect(() => {
    if (type === undefined || getValues('dtype') === type) return;
    setValue('dtype', type, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }, [type, getValues, setValue]);
  return <ProjectFieldRow name="dtype" isReadOnly={!isRequested} hint={isRequested ? undefined : t.disasterText} />;
}
