import { useQuery } from '@tanstack/react-query';
import { useReference } from '#app/request/referenceData';
import { mailboxes } from '#app/shell/contacts';
import { formatDate } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { societyName } from '#domain/places/societyName';
import { activityOptionsQuery } from '#resources/emergency-project/queries';
import { eventOptionQuery } from '#resources/event/eventOptions';
import { ContactLink } from '#ui/actions/ContactLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { useLanguage } from '#ui/language/LanguageContext';
import { erusQuery } from './activityOptions';
import type { ActivityValues } from './activityShape';
import { useActivityStrings } from './useActivityStrings';

/** The values to be submitted, as labels and texts. */
export function ReviewList({ values }: { readonly values: ActivityValues }) {
  const t = useActivityStrings();
  const { language } = useLanguage();
  const { data: options } = useQuery(activityOptionsQuery());
  const { data: countries } = useReference('countries');
  const { data: events } = useQuery({ ...eventOptionQuery(values.event ?? 0), enabled: values.event !== null });
  const event = events?.results.find(({ id }) => id === values.event);
  const countryOf = (id: number | null) => countries?.results.find((country) => country.id === id);
  const eru = useEruName(values);
  const actionsOf = (sector: number) =>
    (values.activities ?? [])
      .filter((row) => row.sector === sector)
      .map(
        ({ action, custom_action }) => options?.actions.find(({ id }) => id === action)?.title ?? custom_action ?? '',
      );
  const days = [values.start_date, values.end_date].flatMap((day) => formatDate(day, language) ?? []);
  return (
    <>
      <DescriptionGrid
        look="rows"
        items={[
          { id: 'event', label: t.event, value: event?.name },
          { id: 'country', label: t.country, value: countryOf(values.country)?.name },
          { id: 'dates', label: t.dates, value: days.join(' – ') },
          {
            id: 'lead',
            label: t.lead,
            value: values.activity_lead === 'deployed_eru' ? eru : countryOf(values.reporting_ns)?.society_name,
          },
          ...(options?.sectors ?? [])
            .filter(({ id }) => values.sectors?.includes(id))
            .map(({ id, title }) => ({ id: String(id), label: title, value: formatList(actionsOf(id), language) })),
        ]}
      />
      <p>
        <ContactLink
          kind="email"
          address={event?.emergency_response_contact_email?.trim() || mailboxes.informationManagement}
        />
      </p>
    </>
  );
}

function useEruName({ event, deployed_eru }: ActivityValues): string | null | undefined {
  const { data } = useQuery({ ...erusQuery(event ?? 0), enabled: event !== null && deployed_eru !== null });
  return societyName(data?.results.find(({ id }) => id === deployed_eru)?.eru_owner.national_society_country);
}
