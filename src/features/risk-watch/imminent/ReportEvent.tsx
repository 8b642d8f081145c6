import { useReference } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import { ForPermitted } from '#app/session/ForPermitted';
import { formatNumber } from '#domain/format/numbers';
import { safeHref } from '#domain/links/safeUrl';
import { disasterTypeOfHazard, type ReportedEvent } from '#domain/risk-watch/reportedEvent';
import { isAfter } from '#domain/risk-watch/sourceDates';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import styles from './imminent.module.css';
import type { EventDetails, ListedEvent } from './sources';
import { imminentStrings } from './strings';
import { useEventNames } from './useEventNames';

interface ReportEventProps {
  readonly listed: ListedEvent;
  readonly details: EventDetails;
}

/** Starts a report of the selected event, with what the source says of it; once the countries are known, or cannot be. */
export function ReportEvent(props: ReportEventProps) {
  const countries = useReference('countries');
  if (countries.data === undefined && !countries.isError) return null;
  return (
    <ForPermitted isPermitted={({ isMember }) => isMember}>
      <Reports {...props} />
    </ForPermitted>
  );
}

function Reports(props: ReportEventProps) {
  const t = useStrings(imminentStrings);
  const reportedEvent = useReportedEvent(props);
  const { country, dtype: disaster_type, date, isExpected, text, source, address } = reportedEvent;
  const answers = {
    country,
    disaster_type,
    event_description: text,
    source_information: address && [{ client_id: 'source', source_name: source, source_link: address }],
    ...(isExpected ? { hazard_date: date } : { event_date: date }),
  };
  const copied = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));
  return (
    <section aria-label={t.reportEvent}>
      <h3 className={styles.subtitle}>{t.reportEvent}</h3>
      <Row gap="s2 s3">
        <Link to="fieldReportFormNew" state={{ reportedEvent, earlyWarning: isExpected }} variant="button">
          {t.startFieldReport}
        </Link>
        <Link to="newDrefApplicationForm" state={{ copied }} variant="button">
          {t.startDref}
        </Link>
        <ForPermitted roles={['federationAdmin']} isPermitted={({ isFederationAdmin }) => isFederationAdmin}>
          <Link to="flashUpdateFormNew" state={{ reportedEvent }} variant="button">
            {t.startFlashUpdate}
          </Link>
        </ForPermitted>
      </Row>
    </section>
  );
}

function useReportedEvent({ listed: { event }, details }: ReportEventProps): ReportedEvent {
  const t = useStrings(imminentStrings);
  const { language } = useLanguage();
  const names = useEventNames();
  const { data: countries } = useReference('countries');
  const idOf = (code: string | null) => countries?.results.find(({ iso3 }) => iso3?.toLowerCase() === code)?.id;
  const country = idOf(event.iso3) ?? null;
  const exposed = details.facts.find(({ key }) => key === 'peopleExposed')?.value;
  const people = typeof exposed === 'number' ? formatNumber(exposed, language) : exposed;
  // one country's figures are not the event's
  const figures = people && details.figuresOf === null ? [t.reportedPeople({ people })] : [];
  const address = safeHref(details.links.find(({ key }) => key === 'report' || key === 'dashboard')?.href);
  const source = t[event.source];
  return {
    country,
    countries: [...new Set([country, ...event.affected.map(idOf)])].filter((id) => id !== null && id !== undefined),
    dtype: (event.hazard && disasterTypeOfHazard[event.hazard]) ?? null,
    date: event.date?.slice(0, 'yyyy-MM-dd'.length) ?? null,
    isExpected: isAfter(event.date, new Date().toISOString()),
    text: [t.reportedAs({ title: names.title(event), source, date: names.date(event) }), ...figures, address]
      .filter(Boolean)
      .join(' '),
    address,
    source,
  };
}
