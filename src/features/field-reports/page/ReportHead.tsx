import { Link } from '#app/routes/Link';
import { useDisplayName } from '#app/shell/useDisplayName';
import type { FieldReport } from '#contract/fieldReport';
import { formatDateTime } from '#domain/format/dates';
import { useEventName } from '#resources/event/useEventName';
import { HeadFacts } from '#ui/display/HeadFacts';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { fieldReportPageStrings } from './strings';

/** Below the title: disaster type, countries, emergency and last editor. */
export function ReportHead({ report }: { readonly report: FieldReport }) {
  const t = useStrings(fieldReportPageStrings);
  const { language } = useLanguage();
  const { event_details: event, user_details: editor } = report;
  const nameOf = useDisplayName();
  const eventName = useEventName();
  const date = formatDateTime(report.updated_at, language) ?? '';
  return (
    <HeadFacts notes={[editor ? t.updatedBy({ name: nameOf(editor), date }) : t.updated({ date })]}>
      {report.dtype_details?.name && <li>{report.dtype_details.name}</li>}
      {report.countries_details.map(({ id, name, iso3 }) => (
        <li key={id}>
          <Link to="countriesLayout" params={{ countryId: id }}>
            {name ?? iso3}
          </Link>
        </li>
      ))}
      {event && (
        <li>
          <Link to="emergenciesLayout" params={{ emergencyId: event.id }}>
            {t.emergency({ name: eventName(event) })}
          </Link>
        </li>
      )}
    </HeadFacts>
  );
}
