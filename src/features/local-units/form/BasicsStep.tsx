import { useStoredDocument } from '#app/form/formContext';
import { LongFormSection } from '#app/form/LongFormSection';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { UnitFieldRow, UnitFormField } from './unitForm';
import { useUnitStrings } from './useUnitStrings';

/** The step about type, names and contacts of the unit. */
export function BasicsStep() {
  const t = useUnitStrings();
  const isStored = useStoredDocument() !== undefined;
  return (
    <>
      <UnitFieldRow name="type" isReadOnly={isStored} />
      <UnitFieldRow name="local_branch_name" />
      <UnitFieldRow name="english_branch_name" />
      <UnitFieldRow name="subtype" />
      <UnitFieldRow name="level" />
      <UnitFieldRow name="date_of_data" />
      <UnitFieldRow name="visibility" />
      <UnitFieldRow name="source_loc" />
      <UnitFieldRow name="source_en" />
      <LongFormSection title={t.fields.contact}>
        <FieldsInRow>
          <UnitFormField name="focal_person_loc" />
          <UnitFormField name="focal_person_en" />
        </FieldsInRow>
        <FieldsInRow>
          <UnitFormField name="phone" />
          <UnitFormField name="email" />
        </FieldsInRow>
        <UnitFormField name="link" />
      </LongFormSection>
    </>
  );
}
