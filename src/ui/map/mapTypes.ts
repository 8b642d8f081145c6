import type { FeatureCollection } from 'geojson';
import type { MarkShape } from './markShapes';

/** The name of a colour token, which changes with the theme: `--map-dref`. */
export type MapColour = `--${string}`;

export interface MapPoint {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  /** The name of the place, shown as a tooltip. */
  readonly label: string;
  /** The value that scales the point; 0 by default. */
  readonly value?: number | null;
  readonly colour?: MapColour;
  /** The name of its image, in layers of icons. */
  readonly icon?: string;
  /** The letters of its badge, in layers of badges. */
  readonly mark?: string;
  /** The shape of its mark, in layers of clusters; a dot by default. */
  readonly shape?: MarkShape;
}

/** Circles with a halo whose radius is interpolated linearly between the stops. */
export interface CirclesLayer {
  readonly kind: 'circles';
  readonly id: string;
  readonly points: readonly MapPoint[];
  /** Value and radius in pixels, ascending: `[[1000, 7], [10_000, 9]]`. */
  readonly stops: readonly (readonly [value: number, radius: number])[];
}

/** Points that are clustered where they would overlap. */
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
  /** Image URLs by name. */
  readonly images: Readonly<Record<string, string>>;
}

/** Badges with letters, so that kinds are distinguishable without colours. */
export interface BadgesLayer {
  readonly kind: 'badges';
  readonly id: string;
  readonly points: readonly MapPoint[];
  /** The colour of the letters. */
  readonly ink: MapColour;
  /** The id of the only visible point; null for all points. A change is applied without rebuilding the source. */
  readonly only?: string | null;
}

/** Countries with fill colours. */
export interface CountriesLayer {
  readonly kind: 'countries';
  readonly id: string;
  /** Colours by alpha-3 code. */
  readonly fills: Readonly<Record<string, MapColour>>;
  /** The colour of other countries; by default that of the base map. */
  readonly others?: MapColour;
  readonly opacity?: number;
}

/**
 * Lines and areas. A feature with an `id` property is interactive, and `label` is its tooltip; `colour` (a token), `opacity`, `lineWidth`
 * and `isDashed` override those of the layer.
 */
export interface ShapesLayer {
  readonly kind: 'shapes';
  readonly id: string;
  readonly data: FeatureCollection;
  readonly colour: MapColour;
  /** Opacity of areas, 0 to 1; lines are opaque. */
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

export interface MapTarget extends MapPlace {
  readonly label: string;
}

/** The outline of an area. */
export interface AreaEdge {
  /** In pixels. */
  readonly lineWidth: number;
  readonly isDashed: boolean;
}

export interface LegendEntry {
  readonly label: string;
  readonly colour: MapColour;
  /** A halo is a dot in a translucent ring. */
  readonly look?: 'dot' | 'halo' | 'area' | 'line' | 'dashed';
  /** The outline of an area that is distinguishable without colours. */
  readonly edge?: AreaEdge;
  /** The shape of its mark, instead of a look. */
  readonly shape?: MarkShape;
}
