import type { Position } from '#domain/places/geo';
import { kilometresBetween } from '#domain/places/outline';

interface Placed {
  readonly longitude: number;
  readonly latitude: number;
}

const shownUnits = 5;

/** The units nearest to a position, as the crow flies, with the kilometres to each. */
export const nearestUnits = <Unit extends Placed>(
  units: readonly Unit[],
  position: Position,
  count = shownUnits,
): readonly { readonly unit: Unit; readonly kilometres: number }[] =>
  units
    .map((unit) => ({ unit, kilometres: kilometresBetween(position, [unit.longitude, unit.latitude]) }))
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, count);

/** The address of a map with the way from a position to a unit. */
export function wayThere([longitude, latitude]: Position, unit: Placed): string {
  const route = `${latitude},${longitude};${unit.latitude},${unit.longitude}`;
  return `https://www.openstreetmap.org/directions?route=${encodeURIComponent(route)}`;
}
