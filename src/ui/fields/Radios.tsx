import { type ReactNode, type Ref, useId } from 'react';
import type { FieldProps, FieldValue } from './FieldFrame';

export interface Choice<Key extends string | number | boolean> {
  readonly key: Key;
  readonly label: string;
  readonly description?: string;
  readonly isDisabled?: boolean;
}

export interface RadioFieldProps<Key extends string | number | boolean> extends FieldProps, FieldValue<Key> {
  readonly options: readonly Choice<Key>[];
  readonly isClearable?: boolean;
  /** Ref of the first radio, for focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

interface RadiosProps<Key extends string | number | boolean> {
  readonly field: Omit<RadioFieldProps<Key>, 'isClearable'>;
  readonly optionClass: string | undefined;
  readonly radioClass: string | undefined;
  readonly renderText: (option: Choice<Key>) => ReactNode;
}

/** The radios of one group with their labels: one tab stop. In a read-only group only the checked one is focusable. */
export function Radios<Key extends string | number | boolean>(props: RadiosProps<Key>) {
  const { field, optionClass, radioClass, renderText } = props;
  const group = useId();
  const checkedIndex = field.options.findIndex((option) => option.key === field.value);
  return field.options.map((option, index) => (
    <label key={String(option.key)} className={optionClass}>
      <input
        ref={index === Math.max(0, checkedIndex) ? field.ref : undefined}
        type="radio"
        name={group}
        className={radioClass}
        checked={index === checkedIndex}
        disabled={field.isDisabled || option.isDisabled || (field.isReadOnly && index !== checkedIndex)}
        onChange={() => !field.isReadOnly && field.onChange(option.key)}
        onBlur={field.onBlur}
      />
      {renderText(option)}
    </label>
  ));
}
