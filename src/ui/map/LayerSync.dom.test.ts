import type { AnyLayer, Map as GlMap } from 'mapbox-gl';
import { beforeEach, expect, test } from 'vitest';
import { LayerSync } from './LayerSync';
import { areaInsertionLayer } from './layerStyles';
import type { BadgesLayer, ShapesLayer } from './mapTypes';

/** The state of the library: its layers from bottom to top, its sources, and the states of their features. */
function fakeMap() {
  const order = ['land', areaInsertionLayer];
  const data = new Map<string, unknown[]>();
  const states = new Map<string, Set<string>>();
  const map = {
    addSource: (id: string, { data: first }: { data: unknown }) => void data.set(id, [first]),
    getSource: (id: string) => ({ setData: (next: unknown) => void data.get(id)?.push(next) }),
    removeSource: (id: string) => void data.delete(id),
    addLayer: ({ id }: AnyLayer, below?: string) =>
      void order.splice(below === undefined ? order.length : order.indexOf(below), 0, id),
    getLayer: (id: string) => order.includes(id),
    removeLayer: (id: string) => void order.splice(order.indexOf(id), 1),
    removeFeatureState: ({ source }: { source: string }) => void states.set(source, new Set()),
    setFeatureState: ({ source, id }: { source: string; id: string }) => void states.get(source)?.add(id),
  };
  return { map: map as unknown as GlMap, order, data, states };
}

const points = ['a', 'b', 'c'].map((id) => ({ id, label: id, longitude: 0, latitude: 0, mark: 'TC' }));
const events: BadgesLayer = { kind: 'badges', id: 'events', ink: '--ink', points };
const shape = (id: string): ShapesLayer => ({
  kind: 'shapes',
  id,
  colour: '--ink',
  data: { type: 'FeatureCollection', features: [] },
});

let fake: ReturnType<typeof fakeMap>;
let layerSync: LayerSync;
beforeEach(() => {
  fake = fakeMap();
  layerSync = new LayerSync(fake.map, document.body);
});

test('a new layer is inserted at its position, and the others are unchanged', () => {
  layerSync.show([shape('upper'), events]);
  layerSync.show([shape('lower'), shape('upper'), events]);
  expect(fake.order).toEqual([
    'land',
    ...['lower', 'lower-line', 'lower-dashed'],
    ...['upper', 'upper-line', 'upper-dashed'],
    areaInsertionLayer,
    'events',
  ]);
  expect(fake.data.get('events')).toHaveLength(1);
  expect(layerSync.interactive[0]).toBe('events');
  layerSync.show([events]);
  expect(fake.order).toEqual(['land', areaInsertionLayer, 'events']);
});

test('reordered layers are added again', () => {
  const [one, two] = [shape('one'), shape('two')];
  layerSync.show([one, two]);
  layerSync.show([two, one]);
  expect(fake.order.filter((id) => id === 'one' || id === 'two')).toEqual(['two', 'one']);
});

test('showing a single point hides the others without setting the data again', () => {
  layerSync.show([events]);
  layerSync.show([{ ...events, only: 'b' }]);
  expect([...(fake.states.get('events') ?? [])]).toEqual(['a', 'c']);
  layerSync.show([{ ...events, only: null }]);
  expect([...(fake.states.get('events') ?? [])]).toEqual([]);
  expect(fake.data.get('events')).toHaveLength(1);
});

test('points that change while a single one is shown are updated, and the others stay hidden', () => {
  layerSync.show([{ ...events, only: 'b' }]);
  layerSync.show([{ ...events, only: 'b', points: points.slice(1) }]);
  expect(fake.data.get('events')).toHaveLength(2);
  expect([...(fake.states.get('events') ?? [])]).toEqual(['c']);
});
