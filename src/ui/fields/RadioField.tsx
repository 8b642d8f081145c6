import { type Ref, useId } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import styles from './ChoiceField.module.css';
import { FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import { strings } from './strings';

export interface Choice<Key extends string | number | boolean> {
  readonly key: Key;
  readonly label: string;
  readonly description?: string;
  readonly isDisabled?: boolean;
}

export interface RadioFieldProps<Key extends string | number | boolean> extends FieldProps, FieldValue<Key> {
  readonly options: readonly Choice<Key>[];
  readonly isClearable?: boolean;
  /** Given the first radio, for focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** One of a few options, all in sight. */
export function RadioField<Key extends string | number | boolean>(props: RadioFieldProps<Key>) {
  const { options, value, onChange, onBlur, isClearable, ref } = props;
  const t = useStrings(strings);
  const ids = useFieldIds(props);
  const group = useId();
  const checkedIndex = options.findIndex((option) => option.key === value);
  return (
    <FieldFrame {...props} ids={ids} kind="radiogroup">
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={String(option.key)} className={styles.option}>
            <input
              ref={index === Math.max(0, checkedIndex) ? ref : undefined}
              type="radio"
              name={group}
              className={styles.radio}
              checked={index === checkedIndex}
              disabled={props.isDisabled || option.isDisabled || (props.isReadOnly && index !== checkedIndex)}
              onChange={() => !props.isReadOnly && onChange(option.key)}
              onBlur={onBlur}
            />
            <span>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
        {isClearable && value !== undefined && !props.isDisabled && !props.isReadOnly && (
          <Button
            variant="text"
            size="s"
            label={t.clearField({ label: props.label })}
            onPress={() => onChange(undefined)}
          >
            {t.clear}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
