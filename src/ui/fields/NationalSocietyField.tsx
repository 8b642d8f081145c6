import { useMemo } from 'react';
import { useStrings } from '#ui/language/useStrings';
import type { FieldValue } from './FieldFrame';
import { MultiSelectField } from './MultiSelectField';
import type { SelectProps } from './SelectControl';
import { SelectField } from './SelectField';
import { strings } from './strings';

/** A country with the name of its National Society; those without one are left out. */
export interface NationalSocietyOption {
  readonly id: number;
  readonly society_name?: string | null;
}

interface NationalSocietyPicker extends Omit<SelectProps<number>, 'options' | 'onSearch' | 'label'> {
  readonly label?: string;
  readonly countries: readonly NationalSocietyOption[] | undefined;
}

const useSocietyOptions = (countries: readonly NationalSocietyOption[] | undefined) =>
  useMemo(
    () => countries?.flatMap(({ id, society_name }) => (society_name ? [{ key: id, label: society_name }] : [])),
    [countries],
  );

/** One National Society; the value is the id of its country. */
export function NationalSocietyField({ countries, label, ...rest }: NationalSocietyPicker & FieldValue<number>) {
  const t = useStrings(strings);
  const options = useSocietyOptions(countries);
  return (
    <SelectField
      {...rest}
      label={label ?? t.nationalSociety}
      options={options}
      isPending={options === undefined && !rest.hasFailed}
    />
  );
}

/** Any number of National Societies; the value is the ids of their countries. */
export function NationalSocietiesField({
  countries,
  label,
  ...rest
}: NationalSocietyPicker & FieldValue<readonly number[]>) {
  const t = useStrings(strings);
  const options = useSocietyOptions(countries);
  return (
    <MultiSelectField
      {...rest}
      label={label ?? t.nationalSocieties}
      options={options}
      isPending={options === undefined && !rest.hasFailed}
    />
  );
}
