import { useId } from 'react';
import { FieldFrame, useFieldIds } from './FieldFrame';
import type { RadioFieldProps } from './RadioField';
import styles from './SegmentField.module.css';

/** One of two to five short options, side by side: yes and no, map and table. */
export function SegmentField<Key extends string | number | boolean>(props: Omit<RadioFieldProps<Key>, 'isClearable'>) {
  const { options, value, onChange, onBlur, ref } = props;
  const ids = useFieldIds(props);
  const group = useId();
  const checkedIndex = options.findIndex((option) => option.key === value);
  return (
    <FieldFrame {...props} ids={ids} kind="radiogroup">
      <div className={styles.segments}>
        {options.map((option, index) => (
          <label key={String(option.key)} className={styles.segment}>
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
            <span className={styles.words}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
