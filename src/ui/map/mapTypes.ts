import type { FeatureCollection } from 'geojson';
import type { MarkShape } from './markShapes';

/** A colour by the name of its token, so that maps change with the theme: `--map-dref`. */
export type MapColour = `--${string}`;

export interface MapPoint {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  /** What the place is called; shown under the pointer. */
  readonly label: string;
  /** Scales the point; nothing counts as zero. */
  readonly value?: number | null;
  readonly colour?: MapColour;
  /** The name of its picture, in layers of icons. */
  readonly icon?: string;
  /** The letters on its disc, in layers of badges. */
  readonly mark?: string;
  /** The figure that marks it, in layers of clusters; a plain dot without one. */
  readonly shape?: MarkShape;
}

/** A solid circle with a halo whose radius grows with the value, linearly between the stops. */
export interface CirclesLayer {
  readonly kind: 'circles';
  readonly id: string;
  readonly points: readonly MapPoint[];
  /** Value and radius in pixels, by growing value: `[[1000, 7], [10_000, 9]]`. */
  readonly stops: readonly (readonly [value: number, radius: number])[];
}

/** Points that gather into counted circles where they would overlap. */
export interface ClustersLayer {
  readonly kind: 'clusters';
  readonly id: string;
  readonly points: readonly MapPoint[];
  readonly colour: MapColour;
}

/** Icons, each drawn once it has loaded. */
export interface IconsLayer {
  readonly kind: 'icons';
  readonly id: string;
  readonly points: readonly MapPoint[];
  /** Picture name to its address. */
  readonly images: Readonly<Record<string, string>>;
}

/** Discs with a few letters, so that kinds are distinguishable without colours. */
export interface BadgesLayer {
  readonly kind: 'badges';
  readonly id: string;
  readonly points: readonly MapPoint[];
  /** Of the letters. */
  readonly ink: MapColour;
  /** The id of the only point that is shown; all are, where it is null. Changing it alone draws the points again without building them. */
  readonly only?: string | null;
}

/** Countries filled by a colour each. */
export interface CountriesLayer {
  readonly kind: 'countries';
  readonly id: string;
  /** Three-letter code to colour. */
  readonly fills: Readonly<Record<string, MapColour>>;
  /** The colour of every other country; left as the base map has it when not given. */
  readonly others?: MapColour;
  readonly opacity?: number;
}

/**
 * Lines and areas. A feature's `id` property makes it answer to the pointer, `label` names it; `colour` (a token), `opacity`, `lineWidth`
 * and `isDashed` are its own, instead of those of the layer.
 */
export interface ShapesLayer {
  readonly kind: 'shapes';
  readonly id: string;
  readonly data: FeatureCollection;
  readonly colour: MapColour;
  /** Of areas, 0 to 1; lines are solid. */
  readonly opacity?: number;
  readonly lineWidth?: number;
  readonly isDashed?: boolean;
  /** Marks the middle of each line with its direction, in the colour of the layer. */
  readonly hasArrows?: boolean;
}

export type MapLayer = CirclesLayer | ClustersLayer | IconsLayer | BadgesLayer | CountriesLayer | ShapesLayer;

export interface MapPlace {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** The edge of an area as it is on the map. */
export interface AreaEdge {
  /** In pixels. */
  readonly lineWidth: number;
  readonly isDashed: boolean;
}

export interface LegendEntry {
  readonly label: string;
  readonly colour: MapColour;
  /** A halo is a dot in a see-through ring. */
  readonly look?: 'dot' | 'halo' | 'area' | 'line' | 'dashed';
  /** Of an area whose edge tells it from others without colours. */
  readonly edge?: AreaEdge;
  /** The figure that stands for it, instead of a look. */
  readonly shape?: MarkShape;
}
