import type { AnyLayer, Style } from 'mapbox-gl';
import type { MapColour } from './mapTypes';
import { labelImage } from './paintedImages';
import { shapesAddress } from './shapesAddress';

/** Data layers are inserted below or above this layer. */
export const borderLayer = 'world-borders';
export const countryHitLayer = 'world-countries';
export const worldSource = 'world';
/** Zoom level from which the fine shapes are used. */
export const fineShapesFrom = 2.6;

type Colours = (token: MapColour) => string;

/** All countries as areas for presses and fills, below every base map. */
export const countryHit: AnyLayer = {
  id: countryHitLayer,
  type: 'fill',
  source: worldSource,
  filter: ['==', ['get', 'kind'], 'country'],
  paint: { 'fill-opacity': 0 },
};

export const worldData = { type: 'geojson' as const, data: shapesAddress('110m'), tolerance: 0.2 };

/** The base map without a token: land, borders and names from bundled shapes, in the theme's colours. */
export function bundledStyle(colour: Colours): Style {
  return {
    version: 8,
    sources: { [worldSource]: worldData },
    layers: [
      { id: 'world-water', type: 'background', paint: { 'background-color': colour('--map-water') } },
      {
        id: 'world-land',
        type: 'fill',
        source: worldSource,
        filter: ['==', ['get', 'kind'], 'country'],
        paint: { 'fill-color': colour('--map-land'), 'fill-antialias': false },
      },
      countryHit,
      {
        id: borderLayer,
        type: 'line',
        source: worldSource,
        filter: ['==', ['get', 'kind'], 'border'],
        paint: {
          'line-color': colour('--map-border'),
          'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.6, 6, 1.4],
        },
      },
      {
        id: 'world-names',
        type: 'symbol',
        source: worldSource,
        filter: ['all', ['==', ['get', 'kind'], 'label'], ['>', ['get', 'area'], ['^', 4, ['-', 5, ['zoom']]]]],
        layout: {
          'icon-image': ['concat', labelImage, ['get', 'iso2']],
          'icon-padding': 4,
          'symbol-sort-key': ['-', 0, ['get', 'area']],
        },
      },
    ],
  };
}

/** The paint properties that depend on the theme. */
export const themedPaint = (colour: Colours) =>
  [
    ['world-water', 'background-color', colour('--map-water')],
    ['world-land', 'fill-color', colour('--map-land')],
    [borderLayer, 'line-color', colour('--map-border')],
  ] as const;
