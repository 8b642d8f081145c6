import type { Bounds } from '#domain/places/geo';
import type { MapLayer } from '#ui/map/mapTypes';

/** What the bench page draws, in place of its own points. */
export interface BenchScene {
  readonly layer: MapLayer;
  readonly bounds: Bounds;
  /** Of the map, in pixels. */
  readonly width: number;
  readonly height: number;
}
