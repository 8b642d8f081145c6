import type { MapPoint } from '#ui/map/mapTypes';

const colours = ['--map-emergency-appeal', '--map-dref', '--map-early-action'] as const;

/** Deterministic points spread evenly over the world. */
export function benchPoints(count: number): MapPoint[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: `Operation ${index}`,
    longitude: ((index * Math.SQRT2) % 1) * 360 - 180,
    latitude: (Math.asin((2 * ((index * 0.618034) % 1) - 1) * 0.9) * 180) / Math.PI,
    value: 10 ** (2 + (index % 5)),
    colour: colours[index % colours.length],
  }));
}

export const benchStops = [
  [1000, 7],
  [10_000, 9],
  [100_000, 11],
  [1_000_000, 15],
] as const;
