import type { DrefStage } from '#domain/dref/drefTypes';
import { formatDate } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { isolated } from '#domain/format/isolated';
import { formatNumber, formatPercent } from '#domain/format/numbers';
import { numberFormat } from '#domain/language/intl';
import type { Language } from '#domain/language/language';
import type { Unit } from '../fields/fieldEntry';
import { findField } from '../fields/fieldTable';
import { plainString } from '../form/useDrefStrings';
import { asValues, type PrintedDocument } from './printEntry';
import type { PrintedAnswer } from './printedAnswer';
import type { PrintedPart } from './printedSections';
import type { PrintStrings } from './usePrintStrings';

/** An amount in CHF. */
export const formatMoney = (amount: number | null | undefined, language: Language) =>
  formatNumber(amount, language, { currency: 'CHF' });

/** A figure with its unit: `CHF 250,000`, `35%`, `4 months`. */
export function formatFigure(value: number, unit: Unit | null, language: Language): string {
  if (unit === 'CHF') return formatMoney(value, language) ?? '';
  if (unit === 'percent') return formatPercent(value, language, { maximumFractionDigits: 2 }) ?? '';
  if (unit === null) return formatNumber(value, language) ?? '';
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

type ShortAnswer = Exclude<PrintedAnswer, { readonly kind: 'longText' | 'pictures' | 'document' | 'rows' }>;

/** Whether an answer fits on one line. */
export const isShort = (answer: PrintedAnswer): answer is ShortAnswer =>
  ['figure', 'date', 'text', 'yesNo', 'list', 'contact'].includes(answer.kind);

/** A short answer as text. */
export function answerText(answer: ShortAnswer, t: PrintStrings, language: Language): string {
  if (answer.kind === 'figure') return formatFigure(answer.value, answer.unit, language);
  if (answer.kind === 'yesNo') return answer.value ? t.yes : t.no;
  if ('items' in answer) {
    if (answer.kind === 'list') return formatList(answer.items, language);
    // the parts of a contact are not an enumeration, so they are joined by dots instead of "and"
    return answer.items.map(isolated).join(' · ');
  }
  return answer.kind === 'date' ? (formatDate(answer.value, language) ?? answer.value) : answer.value;
}

/** The label of an answer, without a unit that the figure already has. */
export function answerLabel(
  { name, label }: PrintedPart,
  stage: DrefStage,
  document: PrintedDocument,
  t: PrintStrings,
): string {
  const field = findField(name);
  const labelOf = field?.inStage?.[stage]?.label ?? field?.label;
  const own = label ? t[label] : labelOf?.(t, asValues(document));
  const text = own ?? plainString(t, name) ?? name;
  return field?.unit ? withoutUnit(text) : text;
}

/** A label without the unit in parentheses at its end. */
export const withoutUnit = (label: string) => label.replace(/\s*\([^()]*\)$/, '');
