import { useFormSelector } from '#app/form/useFormSelector';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { GenerateTitle } from './GenerateTitle';
import { UpdateField, UpdateFieldList, UpdateFieldRow } from './updateForm';
import { type FlashUpdateValues, limits } from './updateShape';
import { useUpdateStrings } from './useUpdateStrings';

/** The step about type, places and situation of the crisis. */
export function ContextStep() {
  const t = useUpdateStrings();
  return (
    <>
      <UpdateFieldList name="country_district" rowLabel={t.country} addLabel={t.addCountry} maxRows={limits.countries}>
        {(_, index) => <Place index={index} />}
      </UpdateFieldList>
      <UpdateFieldRow name="hazard_type" />
      <UpdateFieldRow name="title">
        <GenerateTitle />
      </UpdateFieldRow>
      <UpdateFieldRow name="situational_overview" />
      <UpdateFieldRow name="graphics_files" />
      <UpdateFieldRow name="map_files" />
      <UpdateFieldList name="references" rowLabel={t.reference} addLabel={t.addReference}>
        {(_, index) => (
          <>
            <FieldsInRow>
              <UpdateField name={`references.${index}.date`} />
              <UpdateField name={`references.${index}.source_description`} />
            </FieldsInRow>
            <UpdateField name={`references.${index}.url`} />
            <UpdateField name={`references.${index}.document`} />
          </>
        )}
      </UpdateFieldList>
    </>
  );
}

function Place({ index }: { readonly index: number }) {
  const t = useUpdateStrings();
  const hasCountry = useFormSelector(
    ({ country_district }: FlashUpdateValues) => (country_district?.[index]?.country ?? null) !== null,
  );
  return (
    <FieldsInRow>
      <UpdateField name={`country_district.${index}.country`} />
      <UpdateField
        name={`country_district.${index}.district`}
        isDisabled={!hasCountry}
        placeholder={hasCountry ? undefined : t.countryFirst}
      />
    </FieldsInRow>
  );
}
