import { expect, test } from 'vitest';
import type { LegendEntry } from './mapTypes';
import { drawMark } from './saveMapImage';

/** The look of an entry, without its colour. */
function strokesOf(entry: Partial<LegendEntry>) {
  const calls: string[] = [];
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) =>
      Reflect.has(numbers, name) ? 0 : (...given: unknown[]) => calls.push(`${String(name)} ${given}`),
    set: (_, name, value) => name === 'strokeStyle' || calls.push(`${String(name)} = ${value}`) > 0,
  });
  drawMark(context, { label: '', colour: '--ink', ...entry }, { left: 0, top: 0, size: 12 });
  return calls.join('; ');
}
const numbers = { fillStyle: 0 };

test('entries of the same colour have distinct marks in the image, as in the legend', () => {
  const marks = [
    strokesOf({}),
    strokesOf({ look: 'halo' }),
    strokesOf({ look: 'area' }),
    strokesOf({ look: 'line' }),
    strokesOf({ look: 'dashed' }),
    strokesOf({ look: 'area', edge: { lineWidth: 2, isDashed: false } }),
    strokesOf({ look: 'area', edge: { lineWidth: 2, isDashed: true } }),
    strokesOf({ shape: 'triangle' }),
  ];
  expect(new Set(marks).size).toBe(marks.length);
});
