import { useMemo } from 'react';
import { useStrings } from '#ui/language/useStrings';
import type { FieldValue } from './FieldFrame';
import { MultiSelectField } from './MultiSelectField';
import type { SelectProps } from './SelectControl';
import { SelectField } from './SelectField';
import { strings } from './strings';

/** The parts of a district (first administrative level of a country) that a picker shows. */
export interface DistrictOption {
  readonly id: number;
  readonly name: string;
}

interface DistrictPicker extends Omit<SelectProps<number>, 'options' | 'onSearch' | 'label'> {
  readonly label?: string;
  /** Of the chosen country; null before a country is chosen, undefined while they are fetched. */
  readonly districts: readonly DistrictOption[] | null | undefined;
}

const useDistrictProps = ({ districts, hint, isDisabled, hasFailed }: DistrictPicker) => {
  const t = useStrings(strings);
  const options = useMemo(() => districts?.map(({ id, name }) => ({ key: id, label: name })), [districts]);
  return {
    options,
    isPending: districts === undefined && !hasFailed,
    isDisabled: isDisabled || districts === null,
    hint: districts === null ? t.chooseCountryFirst : hint,
  };
};

/** One district of the chosen country; the value is its id. */
export function DistrictField(props: DistrictPicker & FieldValue<number>) {
  const t = useStrings(strings);
  const { districts: _districts, label, ...rest } = props;
  return <SelectField {...rest} {...useDistrictProps(props)} label={label ?? t.district} />;
}

/** Any number of districts of the chosen country; the value is their ids. */
export function DistrictsField(props: DistrictPicker & FieldValue<readonly number[]>) {
  const t = useStrings(strings);
  const { districts: _districts, label, ...rest } = props;
  return <MultiSelectField {...rest} {...useDistrictProps(props)} label={label ?? t.districts} />;
}
