import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useReference } from '#app/request/referenceData';
import { isNationalSociety } from '#domain/places/countries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { FormTextField } from '#ui/form/formFields';
import { FormNativeSelect, FormSelectField } from '#ui/form/formSelects';

/** The organisation type whose name is selected from the list of National Societies. */
const nationalSociety = 'NTLS';

interface OrganizationFieldsProps {
  readonly typeName: string;
  readonly nameName: string;
  readonly typeLabel: string;
  readonly nameLabel: string;
  readonly isRequired?: boolean;
}

/** Type and name of the user's organisation: a National Society is selected from a list, other names are typed. */
export function OrganizationFields({ typeName, nameName, typeLabel, nameLabel, isRequired }: OrganizationFieldsProps) {
  const { setValue } = useFormContext();
  const type: unknown = useWatch({ name: typeName });
  const isSociety = type === nationalSociety;
  const wasSociety = useRef(isSociety);
  useEffect(() => {
    if (wasSociety.current === isSociety) return;
    wasSociety.current = isSociety;
    setValue(nameName, null);
  }, [isSociety, nameName, setValue]);
  const enums = useReference('globalEnums');
  const countries = useReference('countries');
  const types = (enums.data?.api_profile_org_types ?? []).map(({ key, value }) => ({ key, label: value }));
  const societies = (countries.data?.results ?? [])
    .filter(isNationalSociety)
    .flatMap(({ society_name }) => (society_name ? [{ key: society_name, label: society_name }] : []));
  return (
    <>
      <div>
        <FormNativeSelect name={typeName} label={typeLabel} options={types} isRequired={isRequired} />
        {enums.isError && <StateMessage state="error" isCompact onRetry={() => void enums.refetch()} />}
      </div>
      {isSociety ? (
        <FormSelectField
          name={nameName}
          label={nameLabel}
          options={societies}
          isPending={countries.isPending}
          hasFailed={countries.isError}
          onRetry={() => countries.refetch()}
          isRequired={isRequired}
        />
      ) : (
        <FormTextField name={nameName} label={nameLabel} autoComplete="organization" isRequired={isRequired} />
      )}
    </>
  );
}
