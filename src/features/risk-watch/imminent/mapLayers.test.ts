import { expect, test } from 'vitest';
import { severities } from '#domain/risk-watch/eventShapes';
import { shapeMapLayers } from './mapLayers';

const square = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
} as const;

test('no two severities have areas with the same edge, for readers who do not tell the colours apart', () => {
  // the arrays of a constant are read-only, those of a `Geometry` are mutable
  const areas = severities.map((severity) => ({ geometry: square as never, severity, label: null }));
  const labels = { area: () => '', cone: '', track: '', point: () => '' };
  const layers = shapeMapLayers({ areas, cones: [], lines: [], points: [], centres: [] }, ['area'], labels);
  const edges = layers.flatMap((layer) =>
    layer.kind === 'shapes'
      ? layer.data.features.map(({ properties }) => `${properties?.lineWidth} ${properties?.isDashed}`)
      : [],
  );
  expect(edges).toHaveLength(severities.length);
  expect(new Set(edges).size).toBe(severities.length);
});
