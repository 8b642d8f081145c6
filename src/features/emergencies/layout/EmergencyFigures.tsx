import { fundingOf } from '#domain/appeals/operations';
import { parseKeyFigure } from '#domain/emergencies/emergencyKeyFigure';
import type { EventHead } from '#resources/event/headQuery';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { emergencyStrings } from './strings';

/**
 * The people targeted and the funding of an emergency's appeals, then the figures that its editors chose. A figure of the appeals without a
 * value is left out.
 *
 * @source reference/emergencies.md, sections 1.5 and 1.6
 */
export function EmergencyFigures({ event }: { readonly event: EventHead }) {
  const t = useStrings(emergencyStrings);
  const { people, requested, funded, coverage } = fundingOf(event.appeals);
  const funding =
    funded === null
      ? { id: 'requested', label: t.requirements, value: requested, currency: 'CHF' }
      : {
          id: 'funded',
          label: t.funding,
          value: funded,
          total: requested,
          currency: 'CHF',
          progress: coverage === null ? undefined : { label: t.coverage, value: coverage },
        };
  const ofAppeals = [{ id: 'people', label: t.targeted, value: people }, funding].filter(({ value }) => value !== null);
  const ofEditors = event.key_figures.map(({ id, number, deck, source }) => ({
    id: String(id),
    label: deck ?? '',
    value: parseKeyFigure(number),
    source,
  }));
  const figures = [...ofAppeals, ...ofEditors];
  return figures.length > 0 ? <KeyFigures figures={figures} /> : null;
}
