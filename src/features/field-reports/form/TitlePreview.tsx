import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useStoredDocument } from '#app/form/formContext';
import type { FieldReport } from '#contract/fieldReport';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { parseDate, writeDate } from '#domain/format/dates';
import { useDebounced } from '#ui/filters/useDebounced';
import { titleQuery } from './formQueries';
import { countriesOf } from './reportBody';
import type { ReportValues } from './reportShape';
import styles from './TitlePreview.module.css';
import { useReportWords } from './useReportWords';

/** A day that exists; the server refuses others, and the field says so. */
const isDay = (text: string | null): text is string => text !== null && writeDate(parseDate(text)) === text;

/** The title as the server will make it, while it is typed; before that, of a stored report, the one it has. @source reference/emergencies.md, section 2.1 */
export function TitlePreview() {
  const t = useReportWords();
  const report = useStoredDocument<FieldReport>();
  const [country, dtype, title, event, start_date, is_covid_report, status] = useWatch<
    ReportValues,
    ['country', 'dtype', 'title', 'event', 'start_date', 'is_covid_report', 'status']
  >({ name: ['country', 'dtype', 'title', 'event', 'start_date', 'is_covid_report', 'status'] });
  const isCovid = fieldReportKind({ status, is_covid_report, dtype }) === 'COVID';
  const restedTitle = useDebounced(title?.trim() ?? '');
  // the server asks for a title even where it shows none
  const words = restedTitle || (isCovid ? 'COVID-19' : '');
  const isKnown = country !== null && dtype !== null && words !== '';
  const { data, isError } = useQuery({
    ...titleQuery({
      countries: countriesOf(country, report),
      dtype: dtype ?? 0,
      title: words,
      is_covid_report: isCovid,
      ...(event === null ? {} : { event }),
      ...(isDay(start_date) ? { start_date: `${start_date}T00:00:00.000Z` } : {}),
      ...(report ? { id: report.id } : {}),
    }),
    enabled: isKnown,
  });
  const preview = isKnown && !isError ? data?.title.trim() : undefined;
  const original = report?.summary?.trim();
  return (
    <div role="status" className={styles.preview}>
      {isKnown && isError && <p>{t.previewFailed}</p>}
      {preview ? (
        <dl>
          <dt>{t.preview}</dt>
          <dd>{preview}</dd>
        </dl>
      ) : (
        original && (
          <dl>
            <dt>{t.originalTitle}</dt>
            <dd>{original}</dd>
          </dl>
        )
      )}
    </div>
  );
}
