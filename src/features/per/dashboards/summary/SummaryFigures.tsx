import { type CountryCycle, countPrioritisingCycles } from '#domain/per/cycleSummary';
import { perPhase } from '#domain/per/perCycle';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { perSummaryStrings, preparednessStrings } from '../strings';

/** The date of the latest change of any cycle; null without cycles. */
const lastUpdate = (cycles: readonly CountryCycle[]) =>
  cycles.reduce<string | null>(
    (last, { updated_at }) => (updated_at !== null && (last === null || updated_at > last) ? updated_at : last),
    null,
  );

/** Key figures of the latest cycles. @param cycles - the latest cycle of each country */
export function SummaryFigures({ cycles }: { readonly cycles: readonly CountryCycle[] }) {
  const t = useStrings(perSummaryStrings);
  const { source } = useStrings(preparednessStrings);
  const inPhase = (least: number) => cycles.filter(({ phase }) => (phase ?? 0) >= least).length;
  const origin = { source, date: lastUpdate(cycles) };
  return (
    <KeyFigures
      figures={[
        { id: 'countries', label: t.countries, value: cycles.length, ...origin },
        {
          id: 'assessed',
          label: t.assessed,
          value: inPhase(perPhase.prioritization),
          info: <InfoPopup label={t.assessed}>{t.assessedInfo}</InfoPopup>,
          ...origin,
        },
        { id: 'prioritising', label: t.prioritising, value: countPrioritisingCycles(cycles), ...origin },
        { id: 'action', label: t.inAction, value: inPhase(perPhase.action), ...origin },
      ]}
    />
  );
}
