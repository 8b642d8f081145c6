import { useRef } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import styles from './ChoiceField.module.css';
import { FieldFrame, useFieldIds } from './FieldFrame';
import { type RadioFieldProps, Radios } from './Radios';
import { strings } from './strings';
import { useChoice } from './useChoice';

/** Single choice from a few options, shown as radios. */
export function RadioField<Key extends string | number | boolean>(props: RadioFieldProps<Key>) {
  const [value, onChange, isUpdating] = useChoice(props.value, props.onChange);
  const t = useStrings(strings);
  const ids = useFieldIds(props);
  const group = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange(undefined);
    // the pressed button is removed: the focus moves into the group
    group.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  };
  return (
    <FieldFrame {...props} ids={ids} kind="radiogroup" isUpdating={isUpdating}>
      <div ref={group} className={styles.options}>
        <Radios
          field={{ ...props, value, onChange }}
          optionClass={styles.option}
          radioClass={styles.radio}
          renderText={({ label, description }) => (
            <span>
              {label}
              {description && <span className={styles.description}>{description}</span>}
            </span>
          )}
        />
        {props.isClearable && value !== undefined && !props.isDisabled && !props.isReadOnly && (
          <Button variant="text" size="s" label={t.clearField({ label: props.label })} onPress={clear}>
            {t.clear}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
