import { href } from '#app/routes/href';
import { formatIsoDate } from '#domain/format/dates';
import { rowsOf, SinceLastVisit } from '#resources/visits/SinceLastVisit';
import { visitStrings } from '#resources/visits/strings';
import { useStrings } from '#ui/language/useStrings';

interface CountryNewsProps {
  readonly countryId: number;
  readonly since: Date;
}

/** What is new in a country since the last visit to its page. */
export function CountryNews({ countryId, since }: CountryNewsProps) {
  const t = useStrings(visitStrings);
  const created = { created_at__gte: since.toISOString() };
  const search = { country: countryId, created_after: formatIsoDate(since) };
  return (
    <SinceLastVisit
      since={since}
      parts={[
        {
          id: 'emergencies',
          count: [rowsOf('GET /api/v2/event/', { countries__in: countryId, ...created })],
          text: (count) => t.emergencies({ count }),
          href: href('allEmergencies', {}, { search }),
        },
        {
          id: 'reports',
          count: [rowsOf('GET /api/v2/field-report/', { countries__in: countryId, ...created })],
          text: (count) => t.reports({ count }),
          href: href('allFieldReports', {}, { search }),
        },
        {
          id: 'alerts',
          count: [rowsOf('GET /api/v2/surge_alert/', { country: countryId, ...created })],
          text: (count) => t.alerts({ count }),
          href: href('surgeAlerts', {}, { search: { country: countryId } }),
        },
      ]}
    />
  );
}
