import type { Ref } from 'react';
import { CalendarButton, type CalendarButtonProps } from './CalendarButton';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import input from './input.module.css';
import { useCalendarText } from './useCalendarText';

/** Whether the field holds a day or a month. */
interface CalendarKind {
  /** Normalises the text; null when it is not valid. */
  readonly parse: (text: string) => string | null;
  readonly load: CalendarButtonProps['load'];
  /** The placeholder. */
  readonly format: string;
  /** The error message of an invalid text. */
  readonly invalidMessage: string;
  /** The accessible name of the calendar button. */
  readonly choose: string;
}

/** The field of a day (yyyy-MM-dd) or of a month (yyyy-MM). */
export interface CalendarFieldProps extends FieldProps, FieldValue<string> {
  /** The earliest and the latest allowed value, in the format of the value. */
  readonly min?: string;
  readonly max?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

interface CalendarTextFieldProps extends CalendarFieldProps {
  readonly kind: CalendarKind;
}

/** A day or a month: typed, or chosen from a calendar that is loaded on demand. */
export function CalendarTextField({ kind, ...props }: CalendarTextFieldProps) {
  const { value, min, max, onChange, isDisabled } = props;
  const { error, inputProps } = useCalendarText({ ...props, parse: kind.parse, invalidMessage: kind.invalidMessage });
  const ids = useFieldIds({ hint: props.hint, error });
  // the calendar accepts valid values only
  const parsed = (text: string | undefined) => (text === undefined ? null : kind.parse(text));
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
          placeholder={kind.format}
          readOnly={props.isReadOnly}
        />
        {!props.isReadOnly && (
          <CalendarButton
            label={kind.choose}
            isDisabled={isDisabled}
            load={kind.load}
            value={parsed(value)}
            min={parsed(min)}
            max={parsed(max)}
            onChoose={onChange}
          />
        )}
      </div>
    </FieldFrame>
  );
}
