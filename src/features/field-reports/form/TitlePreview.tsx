import { useQuery } from '@tanstack/react-query';
import { useStoredDocument } from '#app/form/formContext';
import { useFormSelector } from '#app/form/useFormSelector';
import type { FieldReport } from '#contract/fieldReport';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { formatIsoDate, parseDate } from '#domain/format/dates';
import { FreeText } from '#ui/display/FreeText';
import { useDebounced } from '#ui/filters/useDebounced';
import { titleQuery } from './formQueries';
import { countriesOf } from './reportBody';
import type { ReportValues } from './reportShape';
import styles from './TitlePreview.module.css';
import { useReportStrings } from './useReportStrings';

/** Whether a text is an existing date: the server rejects others, and the field shows the error. */
const isExistingDate = (text: string | null): text is string =>
  text !== null && formatIsoDate(parseDate(text)) === text;

/** Preview of the title that the server composes; for a stored report, its current title until the preview has loaded. @source reference/emergencies.md, section 2.1 */
export function TitlePreview() {
  const t = useReportStrings();
  const report = useStoredDocument<FieldReport>();
  const { title, country, ...crisis } = useFormSelector((values: ReportValues) => ({
    title: values.title?.trim() ?? '',
    country: values.country,
    dtype: values.dtype ?? 0,
    is_covid_report: fieldReportKind(values) === 'COVID',
    ...(values.event !== null && { event: values.event }),
    ...(isExistingDate(values.start_date) && { start_date: `${values.start_date}T00:00:00.000Z` }),
    ...(report && { id: report.id }),
  }));
  // the endpoint requires a title, also for reports that do not show one
  const debouncedTitle = useDebounced(title) || (crisis.is_covid_report ? 'COVID-19' : '');
  const canPreview = country !== null && crisis.dtype !== 0 && debouncedTitle !== '';
  const { data, isError } = useQuery({
    ...titleQuery({ ...crisis, countries: countriesOf(country, report), title: debouncedTitle }),
    enabled: canPreview,
  });
  const preview = canPreview && !isError ? data?.title.trim() : undefined;
  const original = report?.summary?.trim();
  return (
    <div role="status" className={styles.preview}>
      {canPreview && isError && <p>{t.previewFailed}</p>}
      {(preview || original) && (
        <dl>
          <dt>{preview ? t.preview : t.originalTitle}</dt>
          <dd>
            <FreeText value={preview || original || ''} />
          </dd>
        </dl>
      )}
    </div>
  );
}
