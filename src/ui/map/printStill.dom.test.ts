import type { Map as GlMap } from 'mapbox-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepForPrinter } from './printStill';

const drawImage = vi.fn();
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as unknown as null);
});

const mapOf = (render = vi.fn()) => {
  const holder = document.createElement('div');
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 300];
  holder.append(canvas);
  const map = { getCanvas: () => canvas, getCanvasContainer: () => holder, _render: render } as unknown as GlMap;
  return { map, canvas, render, stills: () => [...holder.querySelectorAll<HTMLCanvasElement>('[data-map-still]')] };
};
const tell = (event: string) => window.dispatchEvent(new Event(event));

afterEach(() => drawImage.mockClear());

test('a map is drawn and copied before the page is printed, and the copy is gone after it', () => {
  const { map, canvas, render, stills } = mapOf();
  const stop = keepForPrinter(map);
  tell('beforeprint');
  expect(render).toHaveBeenCalledOnce();
  expect(drawImage).toHaveBeenCalledWith(canvas, 0, 0);
  expect(stills().map(({ width, height }) => [width, height])).toEqual([[640, 300]]);
  // browsers can tell twice
  tell('beforeprint');
  expect(stills()).toHaveLength(1);
  tell('afterprint');
  expect(stills()).toEqual([]);
  stop();
});

test('a map that was left is not copied, nor one that cannot be drawn', () => {
  const { map, stills } = mapOf();
  keepForPrinter(map)();
  tell('beforeprint');
  expect(stills()).toEqual([]);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const failing = mapOf(
    vi.fn(() => {
      throw new Error('no style');
    }),
  );
  const stop = keepForPrinter(failing.map);
  expect(() => tell('beforeprint')).not.toThrow();
  expect(failing.stills()).toEqual([]);
  stop();
});
