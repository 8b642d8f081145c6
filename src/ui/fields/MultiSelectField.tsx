import { useState } from 'react';
import { formatList } from '#domain/format/formatList';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { FieldValue } from './FieldFrame';
import { missingLabel } from './optionLabel';
import type { SelectOption } from './rankOptions';
import { SelectControl, type SelectProps } from './SelectControl';
import { strings } from './strings';
import { useChoice } from './useChoice';

export type MultiSelectFieldProps<Key extends string | number> = SelectProps<Key> & FieldValue<readonly Key[]>;

/** Multiple choice from many options with search. */
export function MultiSelectField<Key extends string | number>(props: MultiSelectFieldProps<Key>) {
  const { options = [] } = props;
  const [value = [], onChange, isUpdating] = useChoice(props.value, props.onChange);
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<readonly SelectOption<Key>[]>([]);
  const optionOf = (key: Key) =>
    [chosen, options].flatMap((list) => list.find((option) => option.key === key) ?? [])[0];
  const known = value.filter((key) => optionOf(key) !== undefined);
  const labelOf = (key: Key) => optionOf(key)?.label ?? missingLabel(props, t);
  return (
    <SelectControl
      {...props}
      isUpdating={isUpdating}
      selectionMode="multiple"
      selected={value}
      isUnnamed={known.length < value.length}
      onRemoveGone={known.length > 0 ? () => onChange(known) : undefined}
      summary={formatList(value.map(labelOf), language)}
      onSelect={(keys, found) => {
        setChosen((before) => [...found.filter((option) => keys.includes(option.key)), ...before]);
        onChange(keys.length === 0 ? undefined : keys);
      }}
      onClear={() => onChange(undefined)}
    />
  );
}
