import { inLanguage, type Language } from '../core/http/language';
import type { FieldReportRow } from '../field-reports/tables';
import type { EventRow } from './tables';

/** Titles that the server composes exist in every language; what people wrote, only as they wrote it. */

export const eventName = ({ name, names }: EventRow, language: Language): string => inLanguage(names, language) ?? name;

export const reportSummary = ({ summary, summaries }: FieldReportRow, language: Language): string | null =>
  inLanguage(summaries, language) ?? summary;
