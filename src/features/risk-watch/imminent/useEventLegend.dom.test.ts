import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type EventShapes, shapeLayers } from '#domain/risk-watch/eventShapes';
import { useEventLegend } from './useEventLegend';

const position = (isForecast: boolean) => ({ position: [0, 0] as const, time: null, isForecast, wind: null });
const shapes: EventShapes = {
  areas: [],
  cones: [],
  lines: [{ type: 'LineString', coordinates: [] }],
  points: [position(false), position(true), position(true)],
  centres: [],
};

test.each([
  {
    shown: shapeLayers,
    entries: ['Position: Observed dot', 'Position: Forecast halo', 'Track of the storm line'],
  },
  { shown: ['track'] as const, entries: ['Track of the storm line'] },
])('observed and forecast positions have marks of their own, while they are shown: $shown', ({ shown, entries }) => {
  const { result } = renderHook(() => useEventLegend([], shapes, shown));
  expect(result.current.map(({ label, look }) => `${label} ${look}`)).toEqual(entries);
});
