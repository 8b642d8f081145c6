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

type Storm = Pick<ImminentEvent, 'hazard' | 'title' | 'position'>;

/** Degrees of longitude and latitude within which sources place one storm, at its centre or at that of a country. */
const reach = { longitude: 40, latitude: 25 };

/** Whether two places can be of one storm; names are used again in other oceans. A place that is not known can be any. */
function isNear(one: Storm['position'], other: Storm['position']): boolean {
  if (one === null || other === null) return true;
  const across = Math.abs(one[0] - other[0]) % 360;
  return Math.min(across, 360 - across) <= reach.longitude && Math.abs(one[1] - other[1]) <= reach.latitude;
}

const isSame = (one: Storm, other: Storm): boolean =>
  stormName(one) !== null && stormName(one) === stormName(other) && isNear(one.position, other.position);

/** The events of other sources that are the same storm as an event, by its name and place. */
export const sameStorm = <Other extends Storm>(event: Storm, others: readonly Other[]): readonly Other[] =>
  others.filter((other) => isSame(event, other));

/** The events with each storm once: its events together, in the place of the first; every other event alone. */
export function oncePerStorm<Listed extends { readonly event: Storm }>(listed: readonly Listed[]): readonly Listed[][] {
  const groups: Listed[][] = [];
  const storms = new Map<string, Listed[][]>();
  for (const each of listed) {
    const name = stormName(each.event);
    const ofName = (name !== null && storms.get(name)) || [];
    const group = ofName.find(([first]) => first && isNear(first.event.position, each.event.position));
    if (group) {
      group.push(each);
      continue;
    }
    const alone = [each];
    groups.push(alone);
    if (name !== null) storms.set(name, [...ofName, alone]);
  }
  return groups;
}
