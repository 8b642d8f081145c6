import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { layOut } from '#tests/layOut';
import { letterWidth } from './chartText';
import { LineChart } from './LineChart';
import { inArabic } from './testing';

beforeEach(() => {
  layOut(640);
});

describe('lines over time', () => {
  const moments = ['2024-01-01', '2025-01-01', '2026-01-01'];
  const lines = (props: object = {}) => (
    <LineChart
      title="Appeals over time"
      interval="year"
      moments={moments}
      series={[
        { key: 'dref', label: 'DREFs', values: [10, null, 12] },
        { key: 'ea', label: 'Emergency appeals', values: [4, 5, 6] },
      ]}
      {...props}
    />
  );

  test('a point can be chosen by keyboard and tells that it is', async () => {
    const onSelect = vi.fn();
    render(lines({ onSelect, selected: '2026-01-01' }));
    const chosen = screen.getByRole('button', { name: 'DREFs, 2026: 12' });
    expect(chosen).toHaveAttribute('aria-pressed', 'true');
    expect(chosen).toHaveAttribute('tabindex', '0');
    chosen.focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(onSelect).toHaveBeenCalledWith('2024-01-01');
  });

  test('a gap stays a gap', () => {
    render(lines());
    expect(screen.queryByRole('img', { name: /DREFs, 2025/ })).toBeNull();
    const drawn = [...document.querySelectorAll('path[stroke-width="2"]')].map((path) => path.getAttribute('d') ?? '');
    expect(drawn.some((d) => (d.match(/M/g) ?? []).length === 2)).toBe(true);
    expect(drawn.every((d) => !d.includes('NaN'))).toBe(true);
  });

  test('a line looks the same when one before it is left out', () => {
    render(
      lines({
        series: [
          { key: 'mean', label: 'Mean', values: [1, 2, 3], index: 0 },
          { key: '2025', label: '2025', values: [3, 2, 1], index: 2 },
        ],
      }),
    );
    const strokes = [...document.querySelectorAll('path[stroke-width="2"]')].map((path) => path.getAttribute('stroke'));
    // in the plot and in the legend
    expect(strokes.toSorted()).toEqual(
      ['--series-1', '--series-1', '--series-3', '--series-3'].map((colour) => `var(${colour})`),
    );
  });

  test('one moment alone stands in the middle', () => {
    render(lines({ moments: ['2026-01-01'], series: [{ key: 'a', label: 'A', values: [3] }] }));
    expect(
      Number(screen.getByRole('img', { name: '2026: 3' }).querySelector('circle')?.getAttribute('cx')),
    ).toBeGreaterThan(200);
  });

  test.each([false, true])('labels of days stay inside the drawing and apart, mirrored: %s', (isMirrored) => {
    const days = ['2026-09-15', '2026-09-16', '2026-10-01', '2026-10-20'];
    const shown = lines({ interval: 'day', moments: days, series: [{ key: 'a', label: 'A', values: [1, 2, 3, 4] }] });
    render(isMirrored ? inArabic(shown) : shown);
    const texts = [...document.querySelectorAll('svg text')].filter(({ textContent }) => /20\d\d|٢٠/.test(textContent));
    const spans = texts.map((text) => {
      const [middle, half] = [Number(text.getAttribute('x')), ((text.textContent?.length ?? 0) * letterWidth) / 2];
      return { start: middle - half, end: middle + half };
    });
    expect(spans.length).toBeGreaterThan(1);
    for (const { start, end } of spans) {
      expect(start).toBeGreaterThanOrEqual(-0.01);
      expect(end).toBeLessThanOrEqual(640.01);
    }
    const inOrder = spans.toSorted((a, b) => a.start - b.start);
    for (const [index, { start }] of inOrder.entries()) {
      expect(start).toBeGreaterThanOrEqual((inOrder[index - 1]?.end ?? 0) - 0.01);
    }
  });

  test('years grow towards the left in Arabic', () => {
    render(inArabic(lines({ series: [{ key: 'a', label: 'A', values: [1, 2, 3] }] })));
    const places = screen.getAllByRole('img').map((mark) => Number(mark.querySelector('circle')?.getAttribute('cx')));
    expect(places).toEqual([...places].sort((a, b) => b - a));
  });
});
