import type { Ref } from 'react';
import { classNames } from '../layout/classNames';
import styles from './ChoiceField.module.css';
import { FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import type { SelectOption } from './rankOptions';
import { useChoice } from './useChoice';

export interface ChecklistFieldProps<Key extends string | number> extends FieldProps, FieldValue<readonly Key[]> {
  readonly options: readonly SelectOption<Key>[];
  /** Ref of the first checkbox, for focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Multiple choice from a few options, shown as checkboxes. The value is in the order of the options. */
export function ChecklistField<Key extends string | number>(props: ChecklistFieldProps<Key>) {
  const { options, onBlur, ref } = props;
  const [value = [], onChange, isUpdating] = useChoice(props.value, props.onChange);
  const ids = useFieldIds(props);
  const change = (key: Key, isChecked: boolean) => {
    const next = options
      .map((option) => option.key)
      .filter((each) => (each === key ? isChecked : value.includes(each)));
    const unknown = value.filter((each) => !options.some((option) => option.key === each));
    onChange(next.length + unknown.length === 0 ? undefined : [...next, ...unknown]);
  };
  return (
    <FieldFrame {...props} ids={ids} kind="group" isUpdating={isUpdating}>
      <div className={classNames(styles.options, styles.column)}>
        {options.map((option, index) => (
          <label key={option.key} className={styles.option}>
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              className={styles.checkbox}
              checked={value.includes(option.key)}
              disabled={props.isDisabled || option.isDisabled}
              aria-readonly={props.isReadOnly || undefined}
              onChange={(event) => !props.isReadOnly && change(option.key, event.target.checked)}
              onBlur={onBlur}
            />
            <span>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
