import { type CSSProperties, type Ref, useId } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { classNames } from '../layout/classNames';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import input from './input.module.css';
import { strings } from './strings';
import styles from './TextArea.module.css';
import { useBullets } from './useBullets';

export interface TextAreaProps extends FieldProps, FieldValue<string> {
  readonly rows?: number;
  readonly placeholder?: string;
  /** Maximum number of characters on the server. A longer text shows an error and is not cut, so that a pasted text can be shortened. */
  readonly limit?: number;
  /** Whether each line is a list item; bullets are inserted automatically. */
  readonly isBulleted?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field that grows with its text; with a limit it shows the remaining characters. */
export function TextArea(props: TextAreaProps) {
  const { rows = 4, placeholder, limit, isBulleted, value, onChange, onBlur, ref } = props;
  const bullets = useBullets(props);
  const ids = useFieldIds(props);
  const countId = useId();
  const left = limit === undefined ? undefined : limit - [...(value ?? '')].length;
  const attributes = controlAttributes(props, ids);
  const style: CSSProperties & Record<'--rows', number> = { '--rows': rows };
  const describedBy = [attributes['aria-describedby'], left !== undefined && countId].filter(Boolean).join(' ');
  return (
    <FieldFrame {...props} ids={ids}>
      <textarea
        {...attributes}
        aria-describedby={describedBy || undefined}
        aria-invalid={attributes['aria-invalid'] || (left !== undefined && left < 0) || undefined}
        ref={ref}
        rows={rows}
        style={style}
        className={classNames(input.input, styles.area)}
        placeholder={placeholder}
        readOnly={props.isReadOnly}
        dir="auto"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={onBlur}
        {...(isBulleted && bullets)}
      />
      {left !== undefined && <Count id={countId} left={left} />}
    </FieldFrame>
  );
}

function Count({ id, left }: { readonly id: string; readonly left: number }) {
  const t = useStrings(strings);
  return (
    <div id={id} className={classNames(styles.count, left < 0 && styles.over)}>
      {left < 0 ? t.charactersOver({ count: -left }) : t.charactersLeft({ count: left })}
    </div>
  );
}
