import { type Ref, useState } from 'react';
import { numberFormat } from '#domain/language/intl';
import type { Language } from '#domain/language/language';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { controlAttributes, FieldFrame, type FieldProps, type FieldValue, useFieldIds } from './FieldFrame';
import input from './input.module.css';
import { parseNumber } from './parseNumber';
import { strings } from './strings';

export interface NumberFieldProps extends FieldProps, FieldValue<number> {
  readonly isInteger?: boolean;
  /** Formats without thousands separators. */
  readonly isYear?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const shown = (value: number | undefined, language: Language, isYear: boolean) =>
  value === undefined || Number.isNaN(value)
    ? ''
    : numberFormat(language, { maximumFractionDigits: 20, useGrouping: !isYear }).format(value);

/**
 * A number in the format of the current language. The typed text is not corrected: an invalid one shows an error under the field
 * and sets the value NaN, which every schema rejects.
 */
export function NumberField(props: NumberFieldProps) {
  const { placeholder, value, isYear = false, onChange, onBlur, ref } = props;
  const { language } = useLanguage();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | undefined } | null>(null);
  const [isTyping, setTyping] = useState(false);
  const foundError = useOwnError(props);
  const ownError = isTyping ? undefined : foundError;
  const error = props.error ?? ownError;
  const ids = useFieldIds({ hint: props.hint, error });
  // The typed text is shown while it equals the value; a value set from outside replaces it.
  const text = typed && Object.is(typed.value, value) ? typed.text : shown(value, language, isYear);

  const type = (next: string) => {
    const parsed = parseNumber(next, language);
    // No new error while typing; a shown error stays until the number is valid.
    if (ownError === undefined) setTyping(true);
    setTyped({ text: next, value: parsed });
    onChange(parsed);
  };
  const leave = () => {
    setTyping(false);
    if (!Number.isNaN(value)) setTyped(null);
    onBlur?.();
  };
  return (
    <FieldFrame {...props} error={error} ids={ids}>
      <input
        {...controlAttributes({ ...props, error }, ids)}
        ref={ref}
        type="text"
        inputMode={props.isInteger ? 'numeric' : 'decimal'}
        autoComplete="off"
        className={input.input}
        placeholder={placeholder}
        readOnly={props.isReadOnly}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}

function useOwnError({ value, isInteger, isYear, min, max }: NumberFieldProps): string | undefined {
  const t = useStrings(strings);
  const written = (limit: number) => (isYear ? String(limit) : limit);
  if (value === undefined) return undefined;
  if (Number.isNaN(value))
    return isInteger ? t.enterWholeNumber({ example: isYear ? '2030' : 1200 }) : t.enterNumber({ example: 1200.5 });
  if (isInteger && !Number.isInteger(value)) return t.enterWholeNumber({ example: isYear ? '2030' : 1200 });
  if (min !== undefined && value < min) return min === 0 ? t.enterZeroOrMore : t.enterAtLeast({ min: written(min) });
  if (max !== undefined && value > max) return t.enterAtMost({ max: written(max) });
  return undefined;
}
