import type { Bounds } from '#domain/places/geo';
import type { MapLayer } from '#ui/map/mapTypes';

/** The content of the bench page, replacing its default points. */
export interface BenchScene {
  readonly layer: MapLayer;
  readonly bounds: Bounds;
  /** Size of the map in pixels. */
  readonly width: number;
  readonly height: number;
}
