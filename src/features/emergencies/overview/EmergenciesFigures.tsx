import { Loaded } from '#app/request/Loaded';
import type { Event } from '#contract/event';
import { emergencyTotals } from '#domain/emergencies/emergencyPoints';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import type { OverviewFilters } from './queries';
import { emergenciesStrings } from './strings';
import { useOverviewEvents } from './useOverviewEvents';

/** @source reference/emergencies.md, section 1.1 */
export function EmergenciesFigures({ filters }: { readonly filters: OverviewFilters }) {
  const { query, events } = useOverviewEvents(filters);
  return (
    <Loaded query={{ ...query, data: events }} isCompact skeleton={<Figures />}>
      {(loaded) => <Figures events={loaded} />}
    </Loaded>
  );
}

function Figures({ events }: { readonly events?: readonly Event[] }) {
  const t = useStrings(emergenciesStrings);
  const totals = emergencyTotals(events ?? []);
  return (
    <KeyFigures
      isLoading={events === undefined}
      figures={[
        { id: 'count', label: t.count, value: totals.count },
        {
          id: 'affected',
          label: t.affected,
          value: totals.affected,
          info: <InfoPopup label={t.affected}>{t.affectedInfo}</InfoPopup>,
        },
        { id: 'requested', label: t.requested, value: totals.requested, currency: 'CHF' },
        { id: 'funded', label: t.funded, value: totals.funded, currency: 'CHF' },
      ]}
    />
  );
}
