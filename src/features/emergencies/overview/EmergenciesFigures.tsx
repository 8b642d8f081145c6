import { useErrorMessage } from '#app/request/useErrorMessage';
import { emergencyTotals } from '#domain/emergencies/emergencyPoints';
import { KeyFigures } from '#ui/display/KeyFigures';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import type { AskedOverview } from '../listQueries';
import { emergenciesStrings } from './strings';
import { useShownEmergencies } from './useShownEmergencies';

/** @source reference/emergencies.md, section 1.1 */
export function EmergenciesFigures({ asked }: { readonly asked: AskedOverview }) {
  const t = useStrings(emergenciesStrings);
  const messageOf = useErrorMessage();
  const { query, events } = useShownEmergencies(asked);
  if (query.error && !events)
    return (
      <StateMessage state="error" isCompact message={messageOf(query.error)} onRetry={() => void query.refetch()} />
    );
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
