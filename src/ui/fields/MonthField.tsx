import type { Ref } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { parseMonth } from './dateText';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import input from './input.module.css';
import { strings } from './strings';
import { useCalendarText } from './useCalendarText';

export interface MonthFieldProps extends FieldProps, FieldValue<string> {
  /** Earliest and latest month, yyyy-MM. */
  readonly min?: string;
  readonly max?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A month, yyyy-MM; typed also with the month first. */
export function MonthField(props: MonthFieldProps) {
  const t = useStrings(strings);
  const { error, inputProps } = useCalendarText({
    ...props,
    parse: parseMonth,
    refusal: t.enterMonth({ example: '2026-09' }),
  });
  const ids = useFieldIds({ hint: props.hint, error });
  return (
    <FieldFrame {...props} error={error} ids={ids}>
      <input
        {...controlAttributes({ ...props, error }, ids)}
        {...inputProps}
        ref={props.ref}
        type="text"
        autoComplete="off"
        dir="ltr"
        className={input.input}
        placeholder={t.monthFormat}
        readOnly={props.isReadOnly}
      />
    </FieldFrame>
  );
}
