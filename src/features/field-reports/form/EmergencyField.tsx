import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { EventOption } from '#contract/event';
import type { FieldReport } from '#contract/fieldReport';
import { FormSelectField } from '#ui/form/formSelects';
import { useStrings } from '#ui/language/useStrings';
import { emergencyOptionQuery, searchEmergencies } from './formQueries';
import { reportFormStrings } from './formStrings';
import type { ReportValues } from './reportShape';

const optionOf = ({
  id,
  name,
  dtype,
  countries_for_preview,
}: Pick<EventOption, 'id' | 'name'> & Partial<EventOption>) => ({
  key: id,
  label: name ?? String(id),
  description: [dtype?.name, ...(countries_for_preview ?? []).map((country) => country.name)]
    .filter(Boolean)
    .join(' · '),
});

const search = async (text: string, signal: AbortSignal) => {
  const { results, count } = await searchEmergencies(text, signal);
  return { options: results.map(optionOf), total: count };
};

/** An emergency that is on the platform, found as one types. */
export function EmergencyField({ report }: { readonly report: FieldReport | undefined }) {
  const t = useStrings(reportFormStrings);
  const id = useWatch<ReportValues, 'event'>({ name: 'event' });
  const known = report?.event_details;
  const { data } = useQuery({ ...emergencyOptionQuery(id ?? 0), enabled: id !== null && id !== known?.id });
  const [found] = data?.results ?? [];
  const selected = id === null ? undefined : [known, found].find((event) => event?.id === id);
  return (
    <FormSelectField<ReportValues>
      name="event"
      label={t.event}
      isLabelHidden
      placeholder={t.searchEmergency}
      onSearch={search}
      selectedOption={selected ? { key: selected.id, label: selected.name ?? String(selected.id) } : undefined}
    />
  );
}
