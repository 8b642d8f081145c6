import { type Ref, useRef } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import styles from './ChoiceField.module.css';
import { FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import { Radios } from './Radios';
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
  const { value, onChange, isClearable } = props;
  const t = useStrings(strings);
  const ids = useFieldIds(props);
  const group = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange(undefined);
    // The pressed button goes; the focus stays in the group.
    group.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  };
  return (
    <FieldFrame {...props} ids={ids} kind="radiogroup">
      <div ref={group} className={styles.options}>
        <Radios
          field={props}
          optionClass={styles.option}
          radioClass={styles.radio}
          renderWords={({ label, description }) => (
            <span>
              {label}
              {description && <span className={styles.description}>{description}</span>}
            </span>
          )}
        />
        {isClearable && value !== undefined && !props.isDisabled && !props.isReadOnly && (
          <Button variant="text" size="s" label={t.clearField({ label: props.label })} onPress={clear}>
            {t.clear}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
