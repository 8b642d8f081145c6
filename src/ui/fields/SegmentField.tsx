import { Note } from '../layout/Note';
import { Row } from '../layout/Row';
import { FieldFrame, useFieldIds } from './FieldFrame';
import { type RadioFieldProps, Radios } from './Radios';
import styles from './SegmentField.module.css';
import { useChoice } from './useChoice';

interface SegmentFieldProps<Key extends string | number | boolean> extends Omit<RadioFieldProps<Key>, 'isClearable'> {
  /** The label in the line of the options, over a map or a chart. */
  readonly isLabelBeside?: boolean;
}

/** Single choice from two to five short options, side by side: yes and no, map and table. */
export function SegmentField<Key extends string | number | boolean>(props: SegmentFieldProps<Key>) {
  const { isLabelBeside, ...field } = props;
  if (!isLabelBeside) return <Segments {...field} />;
  return (
    <Row gap="s1 s2" align="center">
      <Note as="span" aria-hidden="true">
        {field.label}
      </Note>
      <Segments {...field} isLabelHidden />
    </Row>
  );
}

function Segments<Key extends string | number | boolean>(props: Omit<RadioFieldProps<Key>, 'isClearable'>) {
  const [value, onChange, isUpdating] = useChoice(props.value, props.onChange);
  const ids = useFieldIds(props);
  return (
    <FieldFrame {...props} ids={ids} kind="radiogroup" isUpdating={isUpdating}>
      <div className={styles.segments}>
        <Radios
          field={{ ...props, value, onChange }}
          optionClass={styles.segment}
          radioClass={styles.radio}
          renderText={({ label }) => <span className={styles.words}>{label}</span>}
        />
      </div>
    </FieldFrame>
  );
}
