import type { EventDetail } from '#contract/event';
import { fundingOf } from '#domain/appeals/operations';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { emergencyStrings } from './strings';

/** What the appeals of an emergency ask for and have; nothing stands where nothing was asked for. @source reference/emergencies.md, section 1.5 */
export function EmergencyFigures({ appeals }: Pick<EventDetail, 'appeals'>) {
  const t = useStrings(emergencyStrings);
  const { people, requested, funded, coverage } = fundingOf(appeals);
  const figures = [
    { id: 'people', label: t.targeted, value: people },
    { id: 'requested', label: t.requirements, value: requested, currency: 'CHF' },
    {
      id: 'funded',
      label: t.funding,
      value: funded,
      currency: 'CHF',
      progress: coverage === null ? undefined : { label: t.coverage, value: coverage },
    },
  ].filter(({ value }) => value !== null);
  return figures.length > 0 ? <KeyFigures figures={figures} /> : null;
}
