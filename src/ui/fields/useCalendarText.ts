import { useState } from 'react';
import { useStrings } from '#ui/language/useStrings';
import type { FieldProps, FieldValue } from './FieldFrame';
import { strings } from './strings';

interface CalendarTextOptions extends Pick<FieldProps, 'error'>, FieldValue<string> {
  readonly parse: (text: string) => string | null;
  readonly invalidMessage: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Ignores an invalid limit, such as the incomplete value of another field. */
const limit = (parse: CalendarTextOptions['parse'], text: string | undefined) =>
  text === undefined ? undefined : (parse(text) ?? undefined);

/**
 * Text input of a day or a month. The value is the typed text until blur; then it is normalised where that is
 * possible, else it is unchanged with an error under it, so that the text is not lost and the schema rejects it.
 */
export function useCalendarText({
  parse,
  invalidMessage,
  min,
  max,
  value,
  onChange,
  onBlur,
  error,
}: CalendarTextOptions) {
  const t = useStrings(strings);
  const [isTyping, setTyping] = useState(false);
  const findError = () => {
    if (value === undefined) return undefined;
    const parsed = parse(value);
    if (parsed === null) return invalidMessage;
    const [first, last] = [limit(parse, min), limit(parse, max)];
    if (first !== undefined && parsed < first) return t.dateFrom({ min: first });
    if (last !== undefined && parsed > last) return t.dateTo({ max: last });
    return undefined;
  };
  const ownError = isTyping ? undefined : findError();
  return {
    error: error ?? ownError,
    inputProps: {
      value: value ?? '',
      onChange: (event: { target: { value: string } }) => {
        // No new error while typing; a shown error stays until the date is valid.
        if (ownError === undefined) setTyping(true);
        onChange(event.target.value || undefined);
      },
      onBlur: () => {
        setTyping(false);
        const parsed = value === undefined ? null : parse(value);
        if (parsed !== null && parsed !== value) onChange(parsed);
        if (value !== undefined && value.trim() === '') onChange(undefined);
        onBlur?.();
      },
    },
  };
}
