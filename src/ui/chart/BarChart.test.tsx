import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { layOut } from '#tests/layOut';
import { BarChart } from './BarChart';
import { SmallMultiples } from './SmallMultiples';
import { bars, categories, inArabic, series } from './testing';

beforeEach(() => {
  layOut(640);
});

const box = (name: string) => {
  const shape = screen.getByRole('img', { name }).querySelector('rect');
  const read = (attribute: string) => Number(shape?.getAttribute(attribute));
  return { x: read('x'), y: read('y'), width: read('width'), height: read('height') };
};

describe('bars', () => {
  test('name series, category and amount; a missing count has no bar', () => {
    render(bars());
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'DREF, Flood: 12',
      'Appeal, Flood: -2',
      'DREF, Epidemic: 3',
    ]);
    expect(within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')).toHaveLength(2);
  });

  test('leave out what only the table has', () => {
    render(bars({ tableOnly: [{ key: 'reports', label: 'Reports', values: [7, 1] }] }));
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('Reports');
    expect(screen.getByRole('row', { name: /Flood.*7$/ })).toBeVisible();
  });

  test('stand on zero: negative ones go down, others up', () => {
    render(bars());
    const [up, down] = [box('DREF, Flood: 12'), box('Appeal, Flood: -2')];
    expect(up.y + up.height).toBeCloseTo(down.y, 0);
    expect(up.height).toBeGreaterThan(down.height);
  });

  test('lie down where upright ones would be too narrow for the patterns that tell them apart', () => {
    const months = Array.from({ length: 12 }, (_, month) => ({ key: String(month), label: `M${month}` }));
    const over = (key: string) => ({ key, label: key, values: months.map(() => 3) });
    const year = { categories: months, series: [over('Flood'), over('Cyclone'), over('Drought')] };
    const { unmount } = render(bars(year));
    expect(box('Flood, M0: 3').height).toBeGreaterThan(box('Flood, M0: 3').width);
    unmount();
    layOut(300);
    render(bars(year));
    expect(box('Flood, M0: 3').width).toBeGreaterThan(box('Flood, M0: 3').height);
    expect(box('Flood, M0: 3').height).toBeGreaterThanOrEqual(8);
  });

  test('keep the look of a series that is shown alone, and name amounts that stand for categories', () => {
    const drought = { key: 'dr', label: 'Drought', index: 3, values: [2, 1] };
    const { container } = render(
      bars({ series: [drought], scaleTo: 3, nameOf: (value: number) => ['', 'Low', 'Medium', 'High'][value] }),
    );
    expect(screen.getByRole('img', { name: 'Flood: Medium' })).toBeVisible();
    expect(screen.getByText('High')).toBeVisible();
    expect(container.querySelector('pattern rect')).toHaveAttribute('fill', 'var(--series-4)');
  });

  test('stack on each other, negative ones apart', () => {
    render(bars({ arrangement: 'stacked', series: [series[0], { key: 'b', label: 'B', values: [4, 1] }] }));
    const [lower, upper] = [box('DREF, Flood: 12'), box('B, Flood: 4')];
    expect(upper.y + upper.height).toBeCloseTo(lower.y, 0);
    expect(upper.x).toBe(lower.x);
  });

  test('lie from where reading begins', () => {
    const { unmount } = render(bars({ isHorizontal: true, series: [series[0]] }));
    const [long, short] = [box('Flood: 12'), box('Epidemic: 3')];
    expect(long.x).toBe(short.x);
    expect(long.width).toBeGreaterThan(short.width);
    unmount();
    render(inArabic(bars({ isHorizontal: true, series: [{ ...series[0], label: 'x' }] })));
    const [first, second] = screen.getAllByRole('img').map((mark) => mark.querySelector('rect'));
    const end = (shape: Element | null | undefined) =>
      Number(shape?.getAttribute('x')) + Number(shape?.getAttribute('width'));
    expect(end(first)).toBeCloseTo(end(second), 0);
  });

  test('that lie are as high as they need, and without an axis where each says its amount', () => {
    const draw = (count: number) => {
      const categories = Array.from({ length: count }, (_, key) => ({ key: String(key), label: `Country ${key}` }));
      const values = categories.map(() => 5);
      const { container, unmount } = render(
        bars({ isHorizontal: true, categories, series: [{ ...series[0], values }] }),
      );
      const height = Number(container.querySelector('svg[height]:not([aria-hidden])')?.getAttribute('height'));
      const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
      unmount();
      return { height, amounts: texts.filter((text) => /^\d+$/.test(text)) };
    };
    expect(draw(3)).toEqual({ height: 74, amounts: ['5', '5', '5'] });
    expect(draw(60).height).toBeGreaterThan(60 * 20);
  });

  test('run from right to left in Arabic', () => {
    render(inArabic(bars({ series: [series[0]] })));
    const [first, second] = screen
      .getAllByRole('img')
      .map((mark) => Number(mark.querySelector('rect')?.getAttribute('x')));
    expect(first).toBeGreaterThan(second ?? Number.POSITIVE_INFINITY);
  });

  test('one category alone, and all zero, still draw', () => {
    render(bars({ categories: [categories[0]], series: [{ key: 'a', label: 'A', values: [0] }] }));
    expect(Number.isFinite(box('Flood: 0').y)).toBe(true);
  });

  test('nothing says so, and offers nothing to save', () => {
    render(bars({ series: [{ key: 'a', label: 'A', values: [null, null] }] }));
    expect(screen.getByText('Data is not available!')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('small multiples', () => {
  test('are a named list of charts on one scale, each named for its own', () => {
    render(
      <SmallMultiples
        label="By region"
        items={[['Africa', 10] as const, ['Europe', 5] as const]}
        itemKey={([name]) => name}
      >
        {([name, value]) => (
          <BarChart
            title={name}
            categories={[{ key: 'fl', label: 'Flood' }]}
            series={[{ key: 'a', label: name, values: [value] }]}
            scaleTo={10}
          />
        )}
      </SmallMultiples>,
    );
    const items = within(screen.getByRole('list', { name: 'By region' })).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('figure').getAttribute('aria-label'))).toEqual([
      'Africa',
      'Europe',
    ]);
    const ratio = box('Flood: 5').height / box('Flood: 10').height;
    expect(ratio).toBeCloseTo(0.5, 1);
  });
});
