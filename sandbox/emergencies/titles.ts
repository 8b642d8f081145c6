import { inLanguage, type Language } from '../core/http/language';
import type { FieldReportRow } from '../field-reports/tables';
import type { EventRow } from './tables';

/** Titles that the server composes exist in every language; texts of users in their original language only. */

export const eventName = ({ name, names }: EventRow, language: Language): string => inLanguage(names, language) ?? name;

export const reportSummary = ({ summary, summaries }: FieldReportRow, language: Language): string | null =>
  inLanguage(summaries, language) ?? summary;
