import { useMemo } from 'react';
import { useStrings } from '#ui/language/useStrings';
import type { FieldValue } from './FieldFrame';
import { MultiSelectField } from './MultiSelectField';
import type { SelectProps } from './SelectControl';
import { SelectField } from './SelectField';
import { strings } from './strings';

/** The parts of a country that a picker shows. */
export interface CountryOption {
  readonly id: number;
  readonly name: string;
}

interface CountryPicker extends Omit<SelectProps<number>, 'options' | 'onSearch' | 'label'> {
  readonly label?: string;
  readonly countries: readonly CountryOption[] | undefined;
}

const useCountryOptions = (countries: readonly CountryOption[] | undefined) =>
  useMemo(() => countries?.map(({ id, name }) => ({ key: id, label: name })), [countries]);

/** Single choice of a country, by id. Shows a loading state without `countries`. */
export function CountryField({ countries, label, ...rest }: CountryPicker & FieldValue<number>) {
  const t = useStrings(strings);
  const options = useCountryOptions(countries);
  return (
    <SelectField
      {...rest}
      label={label ?? t.country}
      options={options}
      isPending={options === undefined && !rest.hasFailed}
    />
  );
}

/** Multiple choice of countries, by id. */
export function CountriesField({ countries, label, ...rest }: CountryPicker & FieldValue<readonly number[]>) {
  const t = useStrings(strings);
  const options = useCountryOptions(countries);
  return (
    <MultiSelectField
      {...rest}
      label={label ?? t.countries}
      options={options}
      isPending={options === undefined && !rest.hasFailed}
    />
  );
}
