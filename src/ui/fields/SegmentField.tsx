import { FieldFrame, useFieldIds } from './FieldFrame';
import { type RadioFieldProps, Radios } from './Radios';
import styles from './SegmentField.module.css';

/** Single choice from two to five short options, side by side: yes and no, map and table. */
export function SegmentField<Key extends string | number | boolean>(props: Omit<RadioFieldProps<Key>, 'isClearable'>) {
  const ids = useFieldIds(props);
  return (
    <FieldFrame {...props} ids={ids} kind="radiogroup">
      <div className={styles.segments}>
        <Radios
          field={props}
          optionClass={styles.segment}
          radioClass={styles.radio}
          renderText={({ label }) => <span className={styles.words}>{label}</span>}
        />
      </div>
    </FieldFrame>
  );
}
