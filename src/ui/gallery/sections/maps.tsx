import type { FeatureCollection } from 'geojson';
import { ChoroplethLegend } from '../../chart/ChoroplethLegend';
import { DescriptionGrid } from '../../display/DescriptionGrid';
import { TextOutput } from '../../display/TextOutput';
import { Card } from '../../layout/Card';
import { MapView } from '../../map/MapView';
import { type MapItem, MapWithList } from '../../map/MapWithList';
import type { MapLayer, MapPoint } from '../../map/mapTypes';
import { sampleTexts } from './sampleTexts';

interface Place extends MapItem {
  readonly people: number;
}

const places: readonly Place[] = [
  { id: 'TUR', iso3: 'TUR', title: 'Türkiye', longitude: 35.2, latitude: 39, people: 1_250_000 },
  { id: 'NPL', iso3: 'NPL', title: 'Nepal', longitude: 84, latitude: 28.2, people: 42_000 },
  { id: 'FJI', iso3: 'FJI', title: 'Fiji', longitude: 178, latitude: -17.8, people: 9_000 },
  { id: 'TCD', iso3: 'TCD', title: 'Chad', longitude: 18.7, latitude: 15.4, people: 310_000 },
].map((place) => ({ ...place, summary: <TextOutput kind="number" value={place.people} isCompact /> }));

const colours = ['--map-emergency-appeal', '--map-dref', '--map-early-action', '--map-multiple'] as const;
const legend = [sampleTexts.appeal, sampleTexts.dref, sampleTexts.early, sampleTexts.multiple].map((label, index) => ({
  label,
  colour: colours[index] ?? colours[0],
}));

const circles: readonly MapLayer[] = [
  {
    kind: 'circles',
    id: 'operations',
    points: places.map(({ id, title, longitude, latitude, people }, index) => ({
      id,
      label: title,
      longitude,
      latitude,
      value: people,
      colour: colours[index],
    })),
    stops: [
      [1000, 7],
      [10_000, 9],
      [100_000, 11],
      [1_000_000, 15],
    ],
  },
];

const scattered = (count: number, icon?: string): MapPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `${sampleTexts.operation} ${index}`,
    longitude: ((index * Math.SQRT2) % 1) * 90 - 20,
    latitude: ((index * Math.E) % 1) * 60 - 20,
    icon,
  }));

const clusters: readonly MapLayer[] = [
  { kind: 'countries', id: 'reach', fills: { KEN: '--series-2', ETH: '--series-4', SOM: '--series-3' }, opacity: 0.5 },
  { kind: 'clusters', id: 'projects', points: scattered(300), colour: '--series-1' },
];

const steps = [
  { from: 1, colour: '--map-few' },
  { from: 10, colour: '--map-some' },
  { from: 100, colour: '--map-many' },
] as const;
const choropleth: readonly MapLayer[] = [
  {
    kind: 'countries',
    id: 'projects',
    fills: { KEN: '--map-many', ETH: '--map-some', SOM: '--map-few' },
    others: '--line',
  },
];

const storm: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { id: 'track', label: sampleTexts.shapes },
      geometry: {
        type: 'LineString',
        coordinates: [
          [165, -10],
          [172, -14],
          [178, -17],
          [-177, -21],
          [-170, -25],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { id: 'area', label: sampleTexts.shapes, colour: '--orange' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [174, -14],
            [-177, -14],
            [-177, -21],
            [174, -21],
            [174, -14],
          ],
        ],
      },
    },
  ],
};
const shapes: readonly MapLayer[] = [
  { kind: 'shapes', id: 'storm', data: storm, colour: '--series-1', isDashed: true },
];
const stormBounds = [160, -30, 195, -5] as const;

const house = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><path d="M24 4 44 22v22H4V22z" fill="green" stroke="white" stroke-width="4"/></svg>',
)}`;
const icons: readonly MapLayer[] = [
  { kind: 'icons', id: 'units', points: scattered(12, 'unit'), images: { unit: house } },
];
const iconBounds = [-25, -25, 75, 45] as const;

const details = (place: Place) => (
  <DescriptionGrid
    look="rows"
    items={[{ id: 'people', label: sampleTexts.people, value: <TextOutput kind="number" value={place.people} /> }]}
  />
);

export default function Section() {
  return (
    <>
      <Card headingLevel={3} title={sampleTexts.map} hasPadding={false}>
        <MapWithList title={sampleTexts.map} layers={circles} items={places} details={details} legend={legend} />
      </Card>
      <Card headingLevel={3} title={sampleTexts.clusters} hasPadding={false}>
        <MapView title={sampleTexts.clusters} layers={clusters} height="320px" />
      </Card>
      <Card headingLevel={3} title={sampleTexts.choropleth} hasPadding={false}>
        <MapView title={sampleTexts.choropleth} layers={choropleth} height="320px" />
        <ChoroplethLegend title={sampleTexts.projects} steps={steps} unknown="--line" />
      </Card>
      <Card headingLevel={3} title={sampleTexts.shapes} hasPadding={false}>
        <MapView title={sampleTexts.shapes} layers={shapes} bounds={stormBounds} height="320px" />
      </Card>
      <Card headingLevel={3} title={sampleTexts.icons} hasPadding={false}>
        <MapView title={sampleTexts.icons} layers={icons} bounds={iconBounds} height="320px" />
      </Card>
    </>
  );
}
