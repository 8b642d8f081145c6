import type { EventDetail } from '#contract/event';
import { fundingOf } from '#domain/appeals/operations';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { emergencyStrings } from './strings';

/** The people targeted and the funding of an emergency's appeals; a figure without a value is left out. @source reference/emergencies.md, section 1.5 */
export function EmergencyFigures({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyStrings);
  const { people, requested, funded, coverage } = fundingOf(event.appeals);
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
