import { Link } from '#app/routes/Link';
import type { EmergencyProject } from '#contract/emergencyProject';
import { formatList } from '#domain/format/formatList';
import { leadName } from '#domain/three-w/activities';
import { reachOf } from '#domain/three-w/people';
import { ActivityStatus } from '#resources/emergency-project/ActivityStatus';
import { reachText } from '#resources/emergency-project/activityTexts';
import { emergencyActivitiesStrings } from '#resources/emergency-project/strings';
import { useEventName } from '#resources/event/useEventName';
import { Dash } from '#ui/display/Dash';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { activityPageStrings } from './strings';

/** The fields of a record besides its activities and its contact. */
export function ActivityFacts({ record }: { readonly record: EmergencyProject }) {
  const t = useStrings(activityPageStrings);
  const emergencyStrings = useStrings(emergencyActivitiesStrings);
  const { language } = useLanguage();
  const eventName = useEventName();
  const { event_details: event, country_details: country } = record;
  const isEru = record.activity_lead === 'deployed_eru';
  const districts = record.districts_details.map(({ name }) => name);
  return (
    <Card title={t.about}>
      <DescriptionGrid
        items={[
          {
            id: 'event',
            label: t.emergency,
            value: (
              <Link to="emergencyDetails" params={{ emergencyId: record.event }}>
                {event ? eventName(event) : String(record.event)}
              </Link>
            ),
            isWide: true,
          },
          {
            id: 'country',
            label: t.country,
            value: (
              <Link to="countriesLayout" params={{ countryId: country.id }}>
                {country.name ?? country.iso3}
              </Link>
            ),
          },
          {
            id: 'provinces',
            label: t.provinces,
            value: districts.length > 0 ? formatList(districts, language) : t.countrywide,
          },
          {
            id: 'admin2',
            label: t.admin2,
            value: formatList(
              record.admin2_details.map(({ name }) => name),
              language,
            ),
          },
          { id: 'start', label: t.start, value: <TextOutput kind="date" value={record.start_date} show="words" /> },
          { id: 'end', label: t.end, value: <TextOutput kind="date" value={record.end_date} show="words" /> },
          {
            id: 'status',
            label: t.status,
            value: (
              <Row as="span" gap="s1 s2">
                <ActivityStatus record={record} />
              </Row>
            ),
          },
          { id: 'lead', label: t.lead, value: record.activity_lead_display },
          { id: 'society', label: isEru ? t.eruSociety : t.society, value: leadName(record) },
          ...(isEru ? [{ id: 'eru', label: t.eruType, value: record.deployed_eru_details?.type_display }] : []),
          {
            id: 'services',
            label: t.services,
            value: reachText(reachOf(record), emergencyStrings, language) ?? <Dash />,
          },
        ]}
      />
      <Note>{t.servicesInfo}</Note>
    </Card>
  );
}
