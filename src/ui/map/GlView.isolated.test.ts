import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countryHitLayer } from './baseStyle';
import { GlView, type GlViewEvents } from './GlView';

const drawn = vi.hoisted(() => {
  const listeners = new Map<string, (event: object) => void>();
  const canvas = document.createElement('canvas');
  /** The features under the pointer, by layer. */
  const under: Record<string, readonly object[]> = {};
  const camera = { zoom: 5, isInView: true, easeTo: vi.fn() };
  return { listeners, canvas, under, camera };
});

// The library needs WebGL, which tests do not have.
vi.mock('./library', () => ({
  mapboxgl: {
    Map: class {
      touchZoomRotate = { disableRotation: () => undefined };
      getCanvas = () => drawn.canvas;
      on = (name: string, listener: (event: object) => void) => void drawn.listeners.set(name, listener);
      once = () => undefined;
      isMoving = () => false;
      getZoom = () => drawn.camera.zoom;
      getBounds = () => ({ contains: () => drawn.camera.isInView });
      easeTo = drawn.camera.easeTo;
      getLayer = (layer: string) => (layer in drawn.under ? {} : undefined);
      queryRenderedFeatures = (_: object, { layers }: { layers: string[] }) =>
        layers.flatMap((layer) => drawn.under[layer] ?? []);
    },
  },
  loadRightToLeftText: () => undefined,
}));

const events = {
  onReady: vi.fn(),
  onFailed: vi.fn(),
  onUnavailable: vi.fn(),
  onPick: vi.fn(),
  onPickCountry: vi.fn(),
  onPickBackground: vi.fn(),
  onPoint: vi.fn(),
  isCountryInteractive: (iso3: string) => iso3 === 'PER',
  isBackgroundInteractive: vi.fn(() => false),
  onMove: vi.fn(),
} satisfies GlViewEvents;

const where = { point: { x: 10, y: 10 }, lngLat: { wrap: () => ({ lng: -75, lat: -10 }) } };

let view: GlView;
beforeEach(() => {
  vi.clearAllMocks();
  view = new GlView({ container: document.createElement('div'), settings: {}, language: 'en', events });
});

describe('outside points and shapes', () => {
  test.each([
    ['an interactive country', [{ properties: { iso3: 'PER' } }], 'pointer', 'PER'],
    ['a country that does not', [{ properties: { iso3: 'FRA' } }], '', null],
    ['a place without a code', [{ properties: { iso3: null } }], '', null],
    ['the sea', [], '', null],
  ])('%s has the pointer cursor only where a press has an effect', (_, countries, cursor, picked) => {
    drawn.under[countryHitLayer] = countries;
    drawn.listeners.get('mousemove')?.(where);
    expect(drawn.canvas.style.cursor).toBe(cursor);
    drawn.listeners.get('click')?.(where);
    if (picked === null) expect(events.onPick).toHaveBeenCalledWith(null);
    else expect(events.onPickCountry).toHaveBeenCalledWith(picked, { longitude: -75, latitude: -10 });
    expect(events.onPickCountry).toHaveBeenCalledTimes(picked === null ? 0 : 1);
  });

  test.each([
    ['the sea', []],
    ['a country that does not answer', [{ properties: { iso3: 'FRA' } }]],
  ])('%s reports its position where a press has an effect', (_, countries) => {
    events.isBackgroundInteractive.mockReturnValue(true);
    drawn.under[countryHitLayer] = countries;
    drawn.listeners.get('mousemove')?.(where);
    expect(drawn.canvas.style.cursor).toBe('pointer');
    drawn.listeners.get('click')?.(where);
    expect(events.onPickBackground).toHaveBeenCalledWith({ longitude: -75, latitude: -10 });
    expect(events.onPick).not.toHaveBeenCalled();
  });
});

describe('moving to a position', () => {
  test.each([
    ['in view and near enough', { zoom: 5, isInView: true }, undefined, undefined],
    ['out of view', { zoom: 5, isInView: false }, undefined, { zoom: 5, duration: 400 }],
    ['in view, seen from afar', { zoom: 5, isInView: true }, 10, { zoom: 10, duration: 400 }],
    ['nearer than needed already', { zoom: 12, isInView: false }, 10, { zoom: 12, duration: 400 }],
    ['at once where motion is reduced', { zoom: 5, isInView: false, isStill: true }, 10, { zoom: 10, duration: 0 }],
  ])(
    '%s',
    (_, { isStill = false, ...camera }: { zoom: number; isInView: boolean; isStill?: boolean }, minZoom, move) => {
      Object.assign(drawn.camera, camera);
      vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
      view.goTo({ id: '1', longitude: 36, latitude: -1 }, minZoom);
      expect(drawn.camera.easeTo.mock.lastCall?.[0]).toEqual(move && { center: [36, -1], ...move });
      vi.unstubAllGlobals();
    },
  );
});
