import { Note } from '../layout/Note';
import { Row } from '../layout/Row';
import { FieldFrame, useFieldIds } from './FieldFrame';
import { type RadioFieldProps, Radios } from './Radios';
import styles from './SegmentField.module.css';

interface SegmentFieldProps<Key extends string | number | boolean> extends Omit<RadioFieldProps<Key>, 'isClearable'> {
  /** The label in the line of the options, over a map or a chart. */
  readonly isLabelBeside?: boolean;
}

/** Single choice from two to five short options, side by side: yes and no, map and table. */
export function SegmentField<Key extends string | number | boolean>(props: SegmentFieldProps<Key>) {
  const { isLabelBeside, ...field } = props;
  const ids = useFieldIds(field);
  if (isLabelBeside) {
    return (
      <Row gap="s1 s2" align="center">
        <Note as="span" aria-hidden="true">
          {props.label}
        </Note>
        <SegmentField {...field} isLabelHidden />
      </Row>
    );
  }
  return (
    <FieldFrame {...field} ids={ids} kind="radiogroup">
      <div className={styles.segments}>
        <Radios
          field={field}
          optionClass={styles.segment}
          radioClass={styles.radio}
          renderText={({ label }) => <span className={styles.words}>{label}</span>}
        />
      </div>
    </FieldFrame>
  );
}
