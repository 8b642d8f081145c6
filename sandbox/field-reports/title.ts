import type { Context } from '../core/http/context';
import { inLanguage, type Language, languages, type Translated } from '../core/http/language';
import { allOf, name, sql, valueList } from '../core/store/sql';
import { countries } from '../places/tables';
import { disasterTypes } from '../reference/tables';

/** The next number among the reports of an emergency in the same country; null without an emergency. */
export function nextNumber(
  event: number | null,
  countries: readonly number[],
  except: number | null,
  { store }: Context,
): number | null {
  if (event === null) return null;
  const where = allOf([
    sql`event = ${event} AND id IN (SELECT owner FROM field_report_countries WHERE target IN ${valueList(countries.slice(0, 1))})`,
    except === null ? null : sql`id <> ${except}`,
  ]);
  const [row] = store.query<{ top: number | null }>(
    sql`SELECT max(fr_num) AS top FROM ${name('field_report')} WHERE ${where}`,
  );
  return (row?.top ?? 0) + 1;
}

export interface TitleParts {
  countries: readonly number[];
  dtype: number;
  title: string | null;
  is_covid_report: boolean;
  /** ISO; now when null */
  start_date: string | null;
  event: number | null;
  number: number | null;
}

/**
 * `NPL: Flood - 05-2024 - Terai #2 (2024-05-09)`: code, type, month, the reporter's title, and the number from the second report on.
 *
 * @source reference/emergencies.md, section 4.4
 */
export function reportTitle(report: TitleParts, language: Language, { lookups, now }: Context): string {
  const iso3 = lookups.rows(countries).get(report.countries[0] ?? 0)?.iso3 ?? 'N/A';
  const suffix =
    report.event !== null && report.number !== null && report.number > 1
      ? `#${report.number} (${now.toISOString().slice(0, 10)})`
      : '';
  if (report.is_covid_report) return `${iso3}: COVID-19 ${suffix}`;
  const started = report.start_date ?? now.toISOString();
  const month = `${started.slice(5, 7)}-${started.slice(0, 4)}`;
  const type = inLanguage(lookups.rows(disasterTypes).get(report.dtype)?.name, language) ?? '';
  return `${iso3}: ${type} - ${month} - ${report.title ?? ''} ${suffix}`;
}

/** The title in every language, as the server composes it on each save. @source reference/emergencies.md, section 4.4 */
export const reportTitles = (report: TitleParts, context: Context): Translated =>
  Object.fromEntries(languages.map((language) => [language, reportTitle(report, language, context)]));
