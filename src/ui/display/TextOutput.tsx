import {
  type DateLike,
  formatDate,
  formatDateTime,
  formatIsoDate,
  formatMonth,
  type MomentLike,
  parseMoment,
} from '#domain/format/dates';
import { formatCompact, formatNumber, formatPercent } from '#domain/format/numbers';
import type { Language } from '#domain/language/language';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { Dash } from './Dash';
import { FreeText } from './FreeText';

interface TextValue {
  readonly kind?: 'text';
  readonly value: string | null | undefined;
}

interface NumberValue {
  readonly kind: 'number';
  readonly value: number | null | undefined;
  /** Abbreviated, with the full number on hover. */
  readonly isCompact?: boolean;
  readonly currency?: string;
  readonly maximumFractionDigits?: number;
}

interface PercentValue {
  readonly kind: 'percent';
  /** Percentage points: 58 is 58%. */
  readonly value: number | null | undefined;
}

interface DateValue {
  readonly kind: 'date';
  readonly value: DateLike;
  /** `day` 2026-10-02 (the default), `month` 2026-10, `words` 2 Oct 2026. */
  readonly show?: 'day' | 'month' | 'words' | 'month-words';
}

interface MomentValue {
  readonly kind: 'moment';
  readonly value: MomentLike;
  /** The reader's day, as `day` 2026-10-02 (the default) or `words` 2 Oct 2026, or `time` with the hour. */
  readonly show?: 'day' | 'words' | 'time';
}

interface BooleanValue {
  readonly kind: 'boolean';
  readonly value: boolean | null | undefined;
}

export type TextOutputProps = TextValue | NumberValue | PercentValue | DateValue | MomentValue | BooleanValue;

const writeAs = (value: DateLike, show: NonNullable<DateValue['show']>, language: Language) => {
  if (show === 'day') return formatIsoDate(value);
  if (show === 'month') return formatIsoDate(value, 'yyyy-MM');
  if (show === 'words') return formatDate(value, language);
  return formatMonth(value, language);
};

/** A formatted value of any kind; a dash for a missing value (zero and "no" are values). */
export function TextOutput(props: TextOutputProps) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();

  switch (props.kind) {
    case 'number': {
      const full = formatNumber(props.value, language, props);
      if (full === null) return <Dash />;
      return props.isCompact ? <span title={full}>{formatCompact(props.value, language, props)}</span> : full;
    }
    case 'percent':
      return formatPercent(props.value, language) ?? <Dash />;
    case 'date': {
      const text = writeAs(props.value, props.show ?? 'day', language);
      if (text === null) return <Dash />;
      const isInDigits = props.show === undefined || props.show === 'day' || props.show === 'month';
      return (
        <time dateTime={formatIsoDate(props.value) ?? undefined}>{isInDigits ? <FreeText value={text} /> : text}</time>
      );
    }
    case 'moment': {
      const moment = parseMoment(props.value);
      if (moment === null) return <Dash />;
      if (props.show !== 'time') return <TextOutput kind="date" value={moment} show={props.show} />;
      return <time dateTime={moment.toISOString()}>{formatDateTime(moment, language)}</time>;
    }
    case 'boolean':
      if (props.value === null || props.value === undefined) return <Dash />;
      return props.value ? t.yes : t.no;
    default:
      return props.value?.trim() ? <FreeText value={props.value} /> : <Dash />;
  }
}
