import { kilometresBetween } from '#domain/places/outline';
import { normalisedName } from './unitNames';

/** Metres within which two units of one type are probably the same. */
export const twinDistance = 200;

/** A stored unit as far as its likeness counts. */
export interface KnownUnit {
  readonly id: number;
  readonly name: string;
  /** Both names, normalised. */
  readonly names: readonly string[];
  /** The code of its type. */
  readonly type: number;
  readonly longitude: number;
  readonly latitude: number;
}

/** What is about to be filed; parts that are not given yet match nothing. */
export interface FiledUnit {
  readonly names: readonly (string | null)[];
  readonly type: number | null;
  readonly longitude: number | null;
  readonly latitude: number | null;
}

export interface Twin {
  readonly id: number;
  readonly name: string;
  /** Metres to a unit of the same type; null for one that has the same name. */
  readonly metres: number | null;
}

/**
 * The stored units that are probably the same as one that is about to be filed: of the same type within 200 metres, or of the same name.
 *
 * @returns the nearest first, then those of the same name
 */
export function findTwins(units: readonly KnownUnit[], filed: FiledUnit): readonly Twin[] {
  const { longitude, latitude, type } = filed;
  const names = filed.names.map(normalisedName).filter(Boolean);
  const isPlaced = longitude !== null && latitude !== null;
  return units
    .flatMap(({ id, name, ...unit }): readonly Twin[] => {
      const isOfType = isPlaced && unit.type === type;
      const metres = isOfType
        ? kilometresBetween([longitude, latitude], [unit.longitude, unit.latitude]) * 1000
        : Number.POSITIVE_INFINITY;
      if (metres <= twinDistance) return [{ id, name, metres: Math.round(metres) }];
      return unit.names.some((each) => names.includes(each)) ? [{ id, name, metres: null }] : [];
    })
    .sort((a, b) => (a.metres ?? twinDistance + 1) - (b.metres ?? twinDistance + 1));
}
