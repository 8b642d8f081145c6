import type { Ref } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './ChoiceField.module.css';
import { FieldError } from './FieldError';
import { controlAttributes, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import frame from './FieldFrame.module.css';
import { useChoice } from './useChoice';

export interface CheckboxFieldProps extends FieldProps, FieldValue<boolean> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** A checkbox. Where "no" differs from no answer, use a `RadioField` or a `SegmentField`. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <MarkedField {...props} kind="checkbox" />;
}

/** A checkbox or switch with its label beside it, hint and error below. */
export function MarkedField(props: CheckboxFieldProps & { readonly kind: 'checkbox' | 'switch' }) {
  const { kind, onBlur, ref } = props;
  const [value, onChange, isUpdating] = useChoice(props.value, props.onChange);
  const ids = useFieldIds(props);
  const words = (
    <>
      {props.label}
      {props.isRequired && <span aria-hidden="true"> *</span>}
    </>
  );
  return (
    <div className={frame.field} data-field={props.name} aria-busy={isUpdating || undefined}>
      <label className={styles.option} id={ids.label}>
        <input
          {...controlAttributes(props, ids)}
          ref={ref}
          type="checkbox"
          role={kind === 'switch' ? 'switch' : undefined}
          className={kind === 'switch' ? styles.switch : styles.checkbox}
          checked={value ?? false}
          aria-readonly={props.isReadOnly || undefined}
          onChange={(event) => !props.isReadOnly && onChange(event.target.checked)}
          onBlur={onBlur}
        />
        {props.isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words}</span>}
      </label>
      {props.hint && (
        <div id={ids.hint} className={frame.hint}>
          {props.hint}
        </div>
      )}
      <FieldError id={ids.error} message={props.error} />
    </div>
  );
}
