import type { Ref } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { CalendarButton } from './CalendarButton';
import { parseDay } from './dateText';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import input from './input.module.css';
import { strings } from './strings';
import { useCalendarText } from './useCalendarText';

export interface DateFieldProps extends FieldProps, FieldValue<string> {
  /** Earliest and latest day, yyyy-MM-dd. */
  readonly min?: string;
  readonly max?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const load = () => import('./CalendarPanel').then((module) => module.CalendarPanel);

/** What the calendar can show; it takes nothing but days. */
const dayOf = (text: string | undefined) => (text === undefined ? null : parseDay(text));

/** A day, yyyy-MM-dd: typed (also day first), or chosen from a calendar that is fetched when wanted. */
export function DateField(props: DateFieldProps) {
  const { label, value, min, max, onChange, isDisabled } = props;
  const t = useStrings(strings);
  const { error, inputProps } = useCalendarText({
    ...props,
    parse: parseDay,
    refusal: t.enterDate({ example: '2026-09-28' }),
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
          placeholder={t.dayFormat}
          readOnly={props.isReadOnly}
        />
        {!props.isReadOnly && (
          <CalendarButton
            label={t.chooseDate({ label })}
            isDisabled={isDisabled}
            load={load}
            value={dayOf(value)}
            min={dayOf(min)}
            max={dayOf(max)}
            onChoose={onChange}
          />
        )}
      </div>
    </FieldFrame>
  );
}
