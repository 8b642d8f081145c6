import { useState } from 'react';
import { useStrings } from '#ui/language/useStrings';
import type { FieldProps, FieldValue } from './FieldFrame';
import { strings } from './strings';

interface CalendarTextOptions extends Pick<FieldProps, 'error'>, FieldValue<string> {
  readonly parse: (text: string) => string | null;
  readonly refusal: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/**
 * Typing of a day or a month. The value is what was typed until the person leaves the field; then it is put in order where that is
 * possible, else kept, with the reason under it, so that nothing typed is lost and no schema takes it.
 */
export function useCalendarText({ parse, refusal, min, max, value, onChange, onBlur, error }: CalendarTextOptions) {
  const t = useStrings(strings);
  const [isEditing, setEditing] = useState(false);
  const ownError = () => {
    if (value === undefined) return undefined;
    const parsed = parse(value);
    if (parsed === null) return refusal;
    if (min !== undefined && parsed < min) return t.dateFrom({ min });
    if (max !== undefined && parsed > max) return t.dateTo({ max });
    return undefined;
  };
  return {
    error: error ?? (isEditing ? undefined : ownError()),
    inputProps: {
      value: value ?? '',
      onFocus: () => setEditing(true),
      onChange: (event: { target: { value: string } }) => onChange(event.target.value || undefined),
      onBlur: () => {
        setEditing(false);
        const parsed = value === undefined ? null : parse(value);
        if (parsed !== null && parsed !== value) onChange(parsed);
        if (value !== undefined && value.trim() === '') onChange(undefined);
        onBlur?.();
      },
    },
  };
}
