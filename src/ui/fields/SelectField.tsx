import { useState } from 'react';
import { useStrings } from '#ui/language/useStrings';
import type { FieldValue } from './FieldFrame';
import { missingLabel } from './optionLabel';
import type { SelectOption } from './rankOptions';
import { SelectControl, type SelectProps } from './SelectControl';
import { strings } from './strings';
import { useChoice } from './useChoice';

export interface SelectFieldProps<Key extends string | number> extends SelectProps<Key>, FieldValue<Key> {
  /** The option of the value, where options are searched on the server. */
  readonly selectedOption?: SelectOption<Key>;
}

/** Single choice from many options with search. For a few options `NativeSelect` or `RadioField` needs less code. */
export function SelectField<Key extends string | number>(props: SelectFieldProps<Key>) {
  const { selectedOption, options } = props;
  const [value, onChange, isUpdating] = useChoice(props.value, props.onChange);
  const t = useStrings(strings);
  const [chosen, setChosen] = useState<SelectOption<Key>>();
  const current =
    value === undefined
      ? undefined
      : ([chosen, selectedOption].find((option) => option?.key === value) ??
        options?.find((option) => option.key === value));
  return (
    <SelectControl
      {...props}
      isUpdating={isUpdating}
      selectionMode="single"
      selected={value === undefined ? [] : [value]}
      isUnnamed={value !== undefined && current === undefined}
      summary={value === undefined ? '' : (current?.label ?? missingLabel(props, t))}
      onSelect={([key], known) => {
        setChosen(known.find((option) => option.key === key));
        onChange(key);
      }}
      onClear={() => onChange(undefined)}
    />
  );
}
