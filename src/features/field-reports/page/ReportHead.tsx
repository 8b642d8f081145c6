import { Link } from '#app/routes/Link';
import type { FieldReport } from '#contract/fieldReport';
import { displayName } from '#domain/account/displayName';
import { formatDateTime } from '#domain/format/dates';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { fieldReportPageStrings } from '../pageStrings';
import styles from './ReportHead.module.css';

/** Below the title: what struck, where, which emergency it belongs to, and who wrote last. */
export function ReportHead({ report }: { readonly report: FieldReport }) {
  const t = useStrings(fieldReportPageStrings);
  const { language } = useLanguage();
  const { event_details: event, user_details: editor } = report;
  const name = editor && displayName(editor);
  const date = formatDateTime(report.updated_at, language) ?? '';
  return (
    <div className={styles.head}>
      <ul className={styles.facts}>
        {report.dtype_details.name && <li>{report.dtype_details.name}</li>}
        {report.countries_details.map(({ id, name: country }) => (
          <li key={id}>
            <Link to="countriesLayout" params={{ countryId: id }}>
              {country}
            </Link>
          </li>
        ))}
        {event && (
          <li>
            <Link to="emergenciesLayout" params={{ emergencyId: event.id }}>
              {t.emergency({ name: event.name ?? String(event.id) })}
            </Link>
          </li>
        )}
      </ul>
      <p className={styles.updated}>{name ? t.updatedBy({ name, date }) : t.updated({ date })}</p>
    </div>
  );
}
