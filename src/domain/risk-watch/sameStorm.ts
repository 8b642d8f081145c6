import type { ImminentEvent } from './imminentEvents';

/** Words of titles that name the kind of storm, not the storm. */
const kinds = new Set([
  'tropical',
  'subtropical',
  'severe',
  'super',
  'intense',
  'cyclone',
  'typhoon',
  'hurricane',
  'storm',
  'depression',
]);

/**
 * The name of a storm in the title of a source: `MAKOA` of `Tropical Cyclone MAKOA-26`; null where the title has none.
 */
export function stormName({ hazard, title }: Pick<ImminentEvent, 'hazard' | 'title'>): string | null {
  if (hazard !== 'TC' || title === null) return null;
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.find((word) => !kinds.has(word)) ?? null;
}

/** The events of other sources that are the same storm as an event, by its name. */
export function sameStorm<Other extends Pick<ImminentEvent, 'hazard' | 'title'>>(
  event: Pick<ImminentEvent, 'hazard' | 'title'>,
  others: readonly Other[],
): readonly Other[] {
  const name = stormName(event);
  return name === null ? [] : others.filter((other) => stormName(other) === name);
}
