import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import input from './input.module.css';

export interface TextFieldProps extends FieldProps, FieldValue<string> {
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'search';
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', placeholder, autoComplete, maxLength, value, onChange, onBlur, ref } = props;
  const ids = useFieldIds(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <input
        {...controlAttributes(props, ids)}
        ref={ref}
        type={type}
        className={input.input}
        placeholder={placeholder}
        autoComplete={autoComplete}
        maxLength={maxLength}
        readOnly={props.isReadOnly}
        dir={type === 'text' || type === 'search' ? 'auto' : 'ltr'}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
