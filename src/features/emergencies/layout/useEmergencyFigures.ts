import { useQuery } from '@tanstack/react-query';
import { fundingOf } from '#domain/appeals/operations';
import { parseKeyFigure } from '#domain/emergencies/emergencyKeyFigure';
import { type EventHead, eventHeadQuery } from '#resources/event/headQuery';
import type { KeyFigure } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { emergencyStrings } from './strings';

/**
 * The people targeted and the funding of an emergency's appeals, then the figures that its editors chose, each with its source. A figure of
 * the appeals without a value is left out. The day is that of reading: the API says none for the figures of appeals.
 *
 * @source reference/emergencies.md, sections 1.5 and 1.6
 */
export function useEmergencyFigures(event: EventHead): readonly KeyFigure[] {
  const t = useStrings(emergencyStrings);
  const { dataUpdatedAt } = useQuery(eventHeadQuery(event.id));
  const { people, requested, funded, coverage } = fundingOf(event.appeals);
  const codes = event.appeals.flatMap(({ code, aid }) => code?.trim() || aid || []);
  const origin = {
    source: t.appealsSource({ codes: codes.join(', ') }),
    // 0 until the emergency itself has arrived
    date: dataUpdatedAt > 0 ? new Date(dataUpdatedAt) : null,
  };
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
  const ofAppeals = [{ id: 'people', label: t.targeted, value: people }, funding]
    .filter(({ value }) => value !== null)
    .map((figure) => ({ ...figure, ...origin }));
  const ofEditors = event.key_figures.map(({ id, number, deck, source }) => ({
    id: String(id),
    label: deck ?? '',
    value: parseKeyFigure(number),
    source,
  }));
  return [...ofAppeals, ...ofEditors];
}
