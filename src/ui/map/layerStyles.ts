import type { FeatureCollection } from 'geojson';
import type { AnyLayer, Expression, GeoJSONSourceOptions, LinePaint } from 'mapbox-gl';
import { cutAtAntimeridian, type Shape } from '#domain/places/geo';
import { borderLayer, worldSource } from './baseStyle';
import type {
  BadgesLayer,
  CirclesLayer,
  ClustersLayer,
  CountriesLayer,
  IconsLayer,
  MapColour,
  MapLayer,
  MapPoint,
  ShapesLayer,
} from './mapTypes';
import { badgeImage, countImage, markImage } from './paintedImages';

type Colours = (token: MapColour) => string;

/** Source and style layers of the map library for one layer. */
export interface LayerStyle {
  /** Null for a layer that uses the base map's shapes. */
  readonly source: GeoJSONSourceOptions | null;
  readonly layers: readonly AnyLayer[];
  /** The ids of the interactive style layers. */
  readonly interactive: readonly string[];
  /** Areas are below the borders, points above everything. */
  readonly isArea: boolean;
}

const innerRadius = 5;
const innerOpacity = 0.8;
const haloOpacity = 0.4;
const fallbackColour: MapColour = '--series-2';
export const iconImage = 'icon:';

/** Large points first, so that small ones are on top and can be pressed. */
function pointFeatures(points: readonly MapPoint[], colour: Colours): FeatureCollection {
  const bySize = [...points].sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  // each colour token is read once: a layer has few colours, but may have thousands of points
  const shades = new Map<MapColour, string>();
  const shadeOf = (token: MapColour) => {
    const shade = shades.get(token) ?? colour(token);
    shades.set(token, shade);
    return shade;
  };
  return {
    type: 'FeatureCollection',
    features: bySize.map(({ id, label, value, colour: token = fallbackColour, icon, shape, longitude, latitude }) => ({
      type: 'Feature',
      properties: {
        id,
        label,
        value: value ?? 0,
        colour: shadeOf(token),
        ...(icon && { icon }),
        ...(shape && { shape: [token, shape].join(':') }),
      },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}

function circles({ id, points, stops }: CirclesLayer, colour: Colours): LayerStyle {
  const radius: Expression = ['interpolate', ['linear'], ['get', 'value'], ...stops.flat()];
  const halo = `${id}-halo`;
  return {
    source: { data: pointFeatures(points, colour) },
    isArea: false,
    interactive: stops.length > 0 ? [halo, id] : [id],
    layers: [
      ...(stops.length > 0
        ? [
            {
              id: halo,
              type: 'circle' as const,
              source: id,
              paint: {
                'circle-color': ['get', 'colour'] as Expression,
                'circle-opacity': haloOpacity,
                'circle-radius': radius,
              },
            },
          ]
        : []),
      {
        id,
        type: 'circle',
        source: id,
        paint: { 'circle-color': ['get', 'colour'], 'circle-opacity': innerOpacity, 'circle-radius': innerRadius },
      },
    ],
  };
}

function clusters({ id, points, colour: token }: ClustersLayer, colour: Colours): LayerStyle {
  const isCluster: Expression = ['has', 'point_count'];
  const hasShape: Expression = ['has', 'shape'];
  return {
    source: { data: pointFeatures(points, colour), cluster: true, clusterRadius: 44, clusterMaxZoom: 12 },
    isArea: false,
    interactive: [`${id}-cluster`, id, `${id}-mark`],
    layers: [
      {
        id: `${id}-cluster`,
        type: 'circle',
        source: id,
        filter: isCluster,
        paint: {
          'circle-color': colour(token),
          'circle-opacity': 0.9,
          'circle-radius': ['step', ['get', 'point_count'], 14, 10, 17, 100, 21, 1000, 26],
        },
      },
      {
        id: `${id}-count`,
        type: 'symbol',
        source: id,
        filter: isCluster,
        layout: { 'icon-image': ['concat', countImage, ['get', 'point_count']], 'icon-allow-overlap': true },
      },
      {
        id,
        type: 'circle',
        source: id,
        filter: ['all', ['!', isCluster], ['!', hasShape]],
        paint: {
          'circle-color': ['get', 'colour'],
          'circle-radius': 6,
          'circle-stroke-width': 1.5,
          'circle-stroke-color': colour('--surface'),
        },
      },
      {
        id: `${id}-mark`,
        type: 'symbol',
        source: id,
        filter: ['all', ['!', isCluster], hasShape],
        layout: { 'icon-image': ['concat', markImage, ['get', 'shape']], 'icon-allow-overlap': true },
      },
    ],
  };
}

function icons({ id, points }: IconsLayer, colour: Colours): LayerStyle {
  return {
    source: { data: pointFeatures(points, colour) },
    isArea: false,
    interactive: [id],
    layers: [
      {
        id,
        type: 'symbol',
        source: id,
        layout: { 'icon-image': ['concat', iconImage, id, ':', ['get', 'icon']], 'icon-allow-overlap': true },
      },
    ],
  };
}

function badges({ id, points, ink }: BadgesLayer, colour: Colours): LayerStyle {
  const drawn = points.map(({ colour: token = fallbackColour, mark = '', ...point }) => ({
    ...point,
    colour: token,
    icon: [token, ink, mark].join(':'),
  }));
  return {
    source: { data: pointFeatures(drawn, colour), promoteId: 'id' },
    isArea: false,
    interactive: [id],
    layers: [
      {
        id,
        type: 'symbol',
        source: id,
        layout: { 'icon-image': ['concat', badgeImage, ['get', 'icon']], 'icon-allow-overlap': true },
        paint: { 'icon-opacity': ['case', ['boolean', ['feature-state', hiddenState], false], 0, 1] },
      },
    ],
  };
}

/** The feature state of a hidden point, which is also not interactive. */
export const hiddenState = 'isHidden';

const transparent = 'rgba(0, 0, 0, 0)';

function countries({ id, fills, others, opacity = 0.85 }: CountriesLayer, colour: Colours): LayerStyle {
  const pairs = Object.entries(fills).flatMap(([iso3, token]) => [iso3, colour(token)]);
  const rest = others ? colour(others) : transparent;
  return {
    source: null,
    isArea: true,
    interactive: [],
    layers: [
      {
        id,
        type: 'fill',
        source: worldSource,
        filter: ['==', ['get', 'kind'], 'country'],
        paint: {
          'fill-color': pairs.length > 0 ? ['match', ['coalesce', ['get', 'iso3'], ''], ...pairs, rest] : rest,
          'fill-opacity': opacity,
          'fill-antialias': false,
        },
      },
    ],
  };
}

/** The outline of an area as a separate shape, without the edges at which the area was cut. */
function edgeOf(shape: Shape): Shape | null {
  if (shape.type === 'Polygon') return { type: 'MultiLineString', coordinates: shape.coordinates };
  if (shape.type === 'MultiPolygon') return { type: 'MultiLineString', coordinates: shape.coordinates.flat() };
  return null;
}

const cutShapes = ({ data, colour: token, isDashed = false }: ShapesLayer, colour: Colours): FeatureCollection => ({
  type: 'FeatureCollection',
  features: data.features.flatMap(({ geometry, properties }) => {
    if (!geometry || geometry.type === 'GeometryCollection') return [];
    const own = properties?.colour;
    const shade = colour(typeof own === 'string' && own.startsWith('--') ? (own as MapColour) : token);
    const shape = geometry as Shape;
    return [shape, edgeOf(shape)].flatMap((part) => {
      if (!part) return [];
      const drawn = cutAtAntimeridian(part) as typeof geometry;
      const look = { isDashed, ...properties, colour: shade };
      return [{ type: 'Feature' as const, properties: look, geometry: drawn }];
    });
  }),
});

/** A triangle in the middle of each line that points in its direction. */
const arrows = (id: string, token: MapColour): AnyLayer => ({
  id: `${id}-arrows`,
  type: 'symbol',
  source: id,
  filter: ['==', ['geometry-type'], 'LineString'],
  layout: {
    'symbol-placement': 'line-center',
    'icon-image': `${markImage}${token}:triangle`,
    // the image points up, a line's direction is to the right
    'icon-rotate': 90,
    'icon-size': 0.7,
    'icon-allow-overlap': true,
    'icon-ignore-placement': true,
  },
});

function shapes(layer: ShapesLayer, colour: Colours): LayerStyle {
  const { id, colour: token, opacity = 0.35, lineWidth = 2, hasArrows } = layer;
  const isDashed: Expression = ['==', ['get', 'isDashed'], true];
  const isLine: Expression = ['==', ['geometry-type'], 'LineString'];
  const paint: LinePaint = {
    'line-color': ['get', 'colour'],
    'line-width': ['coalesce', ['get', 'lineWidth'], lineWidth],
  };
  return {
    source: { data: cutShapes(layer, colour), tolerance: 0.2 },
    isArea: true,
    interactive: [id, `${id}-line`, `${id}-dashed`],
    layers: [
      {
        id,
        type: 'fill',
        source: id,
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: {
          'fill-color': ['get', 'colour'],
          'fill-opacity': ['coalesce', ['get', 'opacity'], opacity],
          'fill-antialias': false,
        },
      },
      {
        id: `${id}-line`,
        type: 'line',
        source: id,
        filter: ['all', isLine, ['!', isDashed]],
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint,
      },
      {
        id: `${id}-dashed`,
        type: 'line',
        source: id,
        filter: ['all', isLine, isDashed],
        layout: { 'line-join': 'round' },
        paint: { ...paint, 'line-dasharray': [2, 2] },
      },
      ...(hasArrows ? [arrows(id, token)] : []),
    ],
  };
}

/** Converts a layer to the map library's style, in the colours of the theme. */
export function layerStyle(layer: MapLayer, colour: Colours): LayerStyle {
  switch (layer.kind) {
    case 'circles':
      return circles(layer, colour);
    case 'clusters':
      return clusters(layer, colour);
    case 'icons':
      return icons(layer, colour);
    case 'badges':
      return badges(layer, colour);
    case 'countries':
      return countries(layer, colour);
    case 'shapes':
      return shapes(layer, colour);
  }
}

/** Areas are drawn before the borders of countries, so that those stay visible. */
export const areaInsertionLayer = borderLayer;
