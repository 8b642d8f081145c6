// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { englishWords, LanguageContext } from '../language/LanguageContext';
import { BarChart } from './BarChart';
import { ChoroplethLegend, choroplethColour } from './ChoroplethLegend';
import { LineChart } from './LineChart';
import { PieChart } from './PieChart';
import { SankeyChart } from './SankeyChart';
import { SmallMultiples } from './SmallMultiples';
import { chartCsv } from './saveChart';
import { TimelineChart } from './TimelineChart';

const inArabic = (content: ReactElement) => (
  <LanguageContext value={{ ...englishWords, language: 'ar', direction: 'rtl' }}>{content}</LanguageContext>
);

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(640);
});

const categories = [
  { key: 'fl', label: 'Flood' },
  { key: 'ep', label: 'Epidemic' },
];
const series = [
  { key: 'dref', label: 'DREF', values: [12, 3] },
  { key: 'ea', label: 'Appeal', values: [-2, null] },
];
const bars = (props: object = {}) => (
  <BarChart title="Emergencies" unit="number" categories={categories} series={series} {...props} />
);
const box = (name: string) => {
  const shape = screen.getByRole('img', { name }).querySelector('rect');
  const read = (attribute: string) => Number(shape?.getAttribute(attribute));
  return { x: read('x'), y: read('y'), width: read('width'), height: read('height') };
};

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

test('a file that could not be made is told by its kind', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('URL', {});
  render(bars());
  await userEvent.click(screen.getByRole('button', { name: 'Download data' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file with the data could not be made.');
  vi.unstubAllGlobals();
});

describe('bars', () => {
  test('tell series, category and amount, and what nobody counted has no bar', () => {
    render(bars());
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'DREF, Flood: 12',
      'Appeal, Flood: -2',
      'DREF, Epidemic: 3',
    ]);
    expect(within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')).toHaveLength(2);
  });

  test('stand on zero: negative ones go down, others up', () => {
    render(bars());
    const [up, down] = [box('DREF, Flood: 12'), box('Appeal, Flood: -2')];
    expect(up.y + up.height).toBeCloseTo(down.y, 0);
    expect(up.height).toBeGreaterThan(down.height);
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

  test('many that lie have room each, few have the usual', () => {
    const heightOf = (count: number) => {
      const categories = Array.from({ length: count }, (_, key) => ({ key: String(key), label: `Country ${key}` }));
      const values = categories.map(() => 5);
      const { container, unmount } = render(
        bars({ isHorizontal: true, categories, series: [{ ...series[0], values }] }),
      );
      const height = Number(container.querySelector('svg[height]:not([aria-hidden])')?.getAttribute('height'));
      unmount();
      return height;
    };
    expect(heightOf(3)).toBe(heightOf(5));
    expect(heightOf(60)).toBeGreaterThan(60 * 20);
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

describe('the keyboard', () => {
  const at = () => document.activeElement?.getAttribute('aria-label');

  test('reaches the drawing once and goes from point to point and from series to series', async () => {
    render(bars({ series: [series[0], { key: 'b', label: 'B', values: [4, 1] }] }));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(at()).toBe('DREF, Flood: 12');
    await userEvent.keyboard('{ArrowRight}');
    expect(at()).toBe('DREF, Epidemic: 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(at()).toBe('DREF, Epidemic: 3');
    await userEvent.keyboard('{ArrowDown}');
    expect(at()).toBe('B, Epidemic: 1');
    await userEvent.keyboard('{Home}');
    expect(at()).toBe('B, Flood: 4');
    await userEvent.tab();
    expect(screen.getByRole('group')).not.toContainElement(document.activeElement as HTMLElement);
  });

  test('runs the other way in Arabic', async () => {
    render(inArabic(bars({ series: [series[0]] })));
    const [first, second] = screen.getAllByRole('img');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(second).toHaveFocus();
  });

  test('shows in a tooltip what the point says', async () => {
    render(bars());
    screen.getAllByRole('img')[0]?.focus();
    expect(await screen.findByText('DREF, Flood: 12')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('DREF, Flood: 12')).toBeNull();
  });
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

  test('one moment alone stands in the middle', () => {
    render(lines({ moments: ['2026-01-01'], series: [{ key: 'a', label: 'A', values: [3] }] }));
    expect(
      Number(screen.getByRole('img', { name: '2026: 3' }).querySelector('circle')?.getAttribute('cx')),
    ).toBeGreaterThan(200);
  });

  test('years grow towards the left in Arabic', () => {
    render(inArabic(lines({ series: [{ key: 'a', label: 'A', values: [1, 2, 3] }] })));
    const places = screen.getAllByRole('img').map((mark) => Number(mark.querySelector('circle')?.getAttribute('cx')));
    expect(places).toEqual([...places].sort((a, b) => b - a));
  });
});

describe('the numbers', () => {
  test('stand in a table on demand', async () => {
    render(bars());
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'Emergencies' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Label', 'DREF', 'Appeal']);
    expect(within(table).getByRole('row', { name: /Epidemic/ })).toHaveTextContent('Epidemic3—Not available');
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('as CSV keep commas and disarm formulas', () => {
    expect(
      chartCsv({
        columns: ['Label', 'CHF'],
        rows: [
          ['Water, sanitation', 1.5],
          ['=HYPERLINK("x")', null],
        ],
      }),
    ).toBe('\uFEFFLabel,CHF\r\n"Water, sanitation",1.5\r\n"\'=HYPERLINK(""x"")",');
  });
});

describe('slices', () => {
  const slices = [
    { key: 'a', label: 'Health', value: 50 },
    { key: 'b', label: 'Shelter', value: 30 },
    { key: 'c', label: 'WASH', value: 10 },
    { key: 'd', label: 'PGI', value: 6 },
    { key: 'e', label: 'CEA', value: 4 },
    { key: 'z', label: 'None', value: 0 },
  ];

  test('the largest three stay, the rest is put together, and the table keeps them all', async () => {
    render(<PieChart title="Sectors" slices={slices} />);
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Health: 50 (50%)',
      'Shelter: 30 (30%)',
      'WASH: 10 (10%)',
      'Others: 10 (10%)',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(6);
  });

  test('four stay four', () => {
    render(<PieChart title="Sectors" slices={slices.slice(0, 4)} look="pie" />);
    expect(screen.getByRole('img', { name: /PGI/ })).toBeInTheDocument();
  });

  test('nothing but zero is nothing', () => {
    render(<PieChart title="Sectors" slices={slices.slice(5)} />);
    expect(screen.getByText('Data is not available!')).toBeInTheDocument();
  });
});

describe('a timeline', () => {
  const today = new Date(2026, 9, 2);
  const rows = [
    { key: '1', label: 'DREF', start: '2026-01-01', end: '2026-06-01' },
    { key: '2', label: 'Appeal', start: '2026-03-01', end: null },
    { key: '3', label: 'Unknown', start: null, end: null },
    { key: '4', label: 'Turned round', start: '2026-05-01', end: '2026-04-01' },
  ];

  test('tells from when to when, and since when', () => {
    render(<TimelineChart title="Phases" rows={rows} today={today} />);
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'DREF: 1 Jan 2026 to 1 Jun 2026',
      'Appeal: Since 1 Mar 2026',
      'Turned round: 1 May 2026 to 1 Apr 2026',
    ]);
    expect(Number(screen.getAllByRole('img')[2]?.querySelector('rect')?.getAttribute('width'))).toBe(4);
  });
});

describe('flows', () => {
  const nodes = [
    { key: 'a', label: 'Donor' },
    { key: 'b', label: 'Secretariat' },
    { key: 'c', label: 'National Society' },
  ];

  test('tell from where to where; circles and unknown ends are left out', () => {
    const links = [
      { from: 'a', to: 'b', value: 10 },
      { from: 'a', to: 'b', value: 5 },
      { from: 'b', to: 'c', value: 12 },
      { from: 'c', to: 'a', value: 3 },
      { from: 'a', to: 'x', value: 3 },
      { from: 'a', to: 'c', value: 0 },
    ];
    render(<SankeyChart title="Funding" nodes={nodes} links={links} />);
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Donor to Secretariat: 15',
      'Secretariat to National Society: 12',
    ]);
  });
});

describe('a legend of amounts', () => {
  const steps = [
    { from: 0, colour: '--blue-050' as const },
    { from: 2, colour: '--blue' as const },
  ];
  test.each([
    [1, '--blue-050'],
    [2, '--blue'],
    [99, '--blue'],
    [-1, undefined],
    [null, undefined],
  ])('%s has the colour %s', (value, colour) => expect(choroplethColour(steps, value)).toBe(colour));
  test('tells where each step begins and ends', () => {
    render(<ChoroplethLegend title="Projects" steps={steps} unknown="--line" />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['No data', '0 – 2', '≥ 2']);
  });
});
