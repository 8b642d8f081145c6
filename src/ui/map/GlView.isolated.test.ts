import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countryHitLayer } from './baseStyle';
import { GlView, type GlViewEvents } from './GlView';
import type { MapLayer } from './mapTypes';

const drawn = vi.hoisted(() => {
  const listeners = new Map<string, (event: object) => void>();
  const canvas = document.createElement('canvas');
  /** The features under the pointer, by layer. */
  const under: Record<string, readonly object[]> = {};
  const camera = { zoom: 5, isInView: true, easeTo: vi.fn(), fitBounds: vi.fn(), jumpTo: vi.fn() };
  const options: { preserveDrawingBuffer?: boolean } = {};
  const triggerRepaint = vi.fn();
  return { listeners, canvas, under, camera, options, triggerRepaint };
});

// The library needs WebGL, which tests do not have.
vi.mock('./library', () => ({
  mapboxgl: {
    Map: class {
      touchZoomRotate = { disableRotation: () => undefined };
      constructor({ container, ...options }: { container: HTMLElement }) {
        Object.assign(drawn.options, options);
        this.getContainer = () => container;
        container.append(drawn.canvas);
      }
      getContainer: () => HTMLElement;
      getCanvas = () => drawn.canvas;
      getCanvasContainer = () => drawn.canvas;
      fitBounds = drawn.camera.fitBounds;
      jumpTo = drawn.camera.jumpTo;
      on = (name: string, listener: (event: object) => void) => void drawn.listeners.set(name, listener);
      once = () => undefined;
      triggerRepaint = drawn.triggerRepaint;
      remove = () => undefined;
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

const viewOf = (width: number) => {
  const container = document.createElement('div');
  Object.defineProperty(container, 'clientWidth', { value: width });
  return new GlView({ container, settings: {}, language: 'en', events });
};

let view: GlView;
beforeEach(() => {
  vi.clearAllMocks();
  view = viewOf(1000);
});

test.each([true, false])('what is drawn is kept for the printer: %s', (isPrinted) => {
  new GlView({ container: document.createElement('div'), settings: {}, language: 'en', events, isPrinted });
  expect(drawn.options.preserveDrawingBuffer).toBe(isPrinted);
});

test('a map that has left its page draws nothing until it is removed', () => {
  view.remove();
  view.map.triggerRepaint();
  expect(drawn.triggerRepaint).not.toHaveBeenCalled();
});

describe('without bounds', () => {
  const point = (id: string, longitude: number, latitude: number) => ({ id, longitude, latitude, label: id });
  const layers = (...points: ReturnType<typeof point>[]): MapLayer[] => [
    { kind: 'circles', id: 'operations', points, stops: [] },
  ];
  const fitted = () => drawn.camera.fitBounds.mock.lastCall?.[0];

  test('a wide map shows the world', () => {
    view.show(layers(point('Nepal', 84, 28)));
    view.showWorld();
    expect(drawn.camera.jumpTo).toHaveBeenCalledOnce();
    expect(drawn.camera.fitBounds).not.toHaveBeenCalled();
  });

  test('a wide map moves where the world leaves points out, and waits for them', () => {
    drawn.camera.isInView = false;
    view.showWorld();
    expect(drawn.camera.fitBounds).not.toHaveBeenCalled();
    view.show(layers(point('Canada', -106, 56), point('Argentina', -64, -34)));
    drawn.camera.isInView = true;
    expect(fitted()).toEqual([
      [-106, -34],
      [-64, 56],
    ]);
  });

  test('a narrow one shows its points, also across the antimeridian', () => {
    view = viewOf(328);
    view.show(layers(point('Fiji', 178, -18), point('Samoa', -172, -14), point('Nepal', 84, 28)));
    view.showWorld();
    expect(fitted()).toEqual([
      [84, -18],
      [188, 28],
    ]);
  });

  test('a narrow one shows the inhabited world until there are points, and does not follow them later', () => {
    view = viewOf(328);
    view.showWorld();
    const [[west], [east]] = fitted();
    expect(east - west).toBeGreaterThan(340);
    view.show(layers(point('Nepal', 84, 28), point('Chad', 19, 15)));
    expect(fitted()).toEqual([
      [19, 15],
      [84, 28],
    ]);
    view.show(layers(point('Nepal', 84, 28)));
    expect(drawn.camera.fitBounds).toHaveBeenCalledTimes(2);
  });
});

describe('the page scrolls over the map', () => {
  const handles = (event: Event) => {
    const onCanvas = vi.fn();
    drawn.canvas.addEventListener(event.type, onCanvas, { once: true });
    drawn.canvas.dispatchEvent(event);
    drawn.canvas.removeEventListener(event.type, onCanvas);
    return onCanvas.mock.calls.length === 1;
  };
  const touch = (fingers: number) =>
    Object.assign(new Event('touchmove', { bubbles: true }), { touches: Array.from({ length: fingers }) });
  const wheel = (options: WheelEventInit = {}) => new WheelEvent('wheel', { bubbles: true, ...options });

  test('one finger and the wheel are the page’s, two fingers and the wheel with Ctrl the map’s', () => {
    expect([1, 2].map((fingers) => handles(touch(fingers)))).toEqual([false, true]);
    expect([wheel(), wheel({ ctrlKey: true }), wheel({ metaKey: true })].map(handles)).toEqual([false, true, true]);
    expect(drawn.canvas.style.touchAction).toBe('pan-x pan-y');
  });

  test('in full screen all are the map’s', () => {
    view.setFullScreen(true);
    expect(handles(touch(1))).toBe(true);
    expect(handles(wheel())).toBe(true);
    expect(drawn.canvas.style.touchAction).toBe('');
  });
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
