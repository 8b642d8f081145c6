import { useState } from 'react';
import type { FieldValue } from './FieldFrame';
import type { SelectOption } from './rankOptions';
import { SelectControl, type SelectProps } from './SelectControl';

export interface SelectFieldProps<Key extends string | number> extends SelectProps<Key>, FieldValue<Key> {
  /** The option that the value stands for, when options are asked for as one types. */
  readonly selectedOption?: SelectOption<Key>;
}

/** One of many options, found by typing. For a handful without search, `NativeSelect` or `RadioField` is lighter. */
export function SelectField<Key extends string | number>(props: SelectFieldProps<Key>) {
  const { value, onChange, selectedOption, options } = props;
  const [chosen, setChosen] = useState<SelectOption<Key>>();
  const current =
    value === undefined
      ? undefined
      : ([chosen, selectedOption].find((option) => option?.key === value) ??
        options?.find((option) => option.key === value));
  return (
    <SelectControl
      {...props}
      selectionMode="single"
      selected={value === undefined ? [] : [value]}
      summary={value === undefined ? '' : (current?.label ?? String(value))}
      onSelect={([key], known) => {
        setChosen(known.find((option) => option.key === key));
        onChange(key);
      }}
      onClear={() => onChange(undefined)}
    />
  );
}
