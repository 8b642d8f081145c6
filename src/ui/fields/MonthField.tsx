import type { Ref } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { CalendarButton } from './CalendarButton';
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

const load = () => import('./MonthPanel').then((module) => module.MonthPanel);

/** What the calendar can show; it takes nothing but months. */
const monthOf = (text: string | undefined) => (text === undefined ? null : parseMonth(text));

/** A month, yyyy-MM: typed (also month first), or chosen from the months of a year. */
export function MonthField(props: MonthFieldProps) {
  const { label, value, min, max, onChange, isDisabled } = props;
  const t = useStrings(strings);
  const { error, inputProps } = useCalendarText({
    ...props,
    parse: parseMonth,
    refusal: t.enterMonth({ example: '2026-09' }),
  });
  const ids = useFieldIds({ hint: props.hint, error });
  return (
    <FieldFrame {...props} error={error} ids={ids}>
      <div className={input.withButton}>
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
        {!props.isReadOnly && (
          <CalendarButton
            label={t.chooseMonth({ label })}
            isDisabled={isDisabled}
            load={load}
            value={monthOf(value)}
            min={monthOf(min)}
            max={monthOf(max)}
            onChoose={onChange}
          />
        )}
      </div>
    </FieldFrame>
  );
}
