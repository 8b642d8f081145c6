import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';
import { layOut } from '#tests/layOut';
import { savedFiles } from '#tests/savedFiles';
import { chartCsv } from './saveChart';
import { bars, inArabic, series } from './testing';

beforeEach(() => {
  layOut(640);
});

describe('the keyboard', () => {
  const at = () => document.activeElement?.getAttribute('aria-label');

  test('reaches the drawing once and goes from point to point and from series to series', async () => {
    render(bars({ series: [series[0], { key: 'b', label: 'B', values: [4, 1] }] }));
    screen.getByRole('button', { name: 'Copy link' }).focus();
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

test('a file says its settings first, and has no dust of binary fractions', () => {
  const table = { columns: ['Label', 'People'], rows: [['Kenya', 0.1 + 0.2]] };
  expect(chartCsv({ ...table, settings: [['Months', 'Jan – Mar']] })).toBe(
    '\uFEFFMonths,Jan – Mar\r\n\r\nLabel,People\r\nKenya,0.3',
  );
});

test('HXL hashtags are added to the files on request, where the columns have them', async () => {
  const files = savedFiles();
  render(bars());
  expect(screen.queryByRole('button', { name: /HXL/ })).toBeNull();
  cleanup();
  render(bars({ hxl: ['#event+type', '#activity+dref+num'] }));
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Download data' }));
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Add HXL hashtags to the files' }));
  expect(screen.getByRole('button', { name: 'Leave HXL hashtags out of the files' })).toHaveFocus();
  expect(screen.getByText('The files have a row of HXL hashtags.')).toBeVisible();
  await save();
  await eventually(() => expect(files).toHaveLength(2));
  const [plain = [], tagged = []] = (await Promise.all(files)).map((text) => text.split('\r\n'));
  expect(plain[1]).toMatch(/^Flood,12/);
  expect(tagged.slice(0, 2)).toEqual([plain[0], '#event+type,#activity+dref+num,']);
  expect(tagged.slice(2)).toEqual(plain.slice(1));
});

test('the link of the page is copied with its filters', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/emergencies?dtype=12');
  render(bars());
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/emergencies\?dtype=12$/);
});

test('the numbers are saved as a workbook, with a sheet of their source', async () => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chart');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(bars());
  await userEvent.click(screen.getByRole('button', { name: 'Download as Excel (XLSX)' }));
  await eventually(() => expect(saved).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ type: expect.stringMatching(/spreadsheetml/) }));
});

test('a file that could not be made is told by its kind', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('URL', {});
  render(bars());
  await userEvent.click(screen.getByRole('button', { name: 'Download data' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file with the data could not be made.');
  vi.unstubAllGlobals();
});

test('a chart is printed as wide as the paper, and what is wider is scaled as a whole', () => {
  layOut(1184);
  render(bars());
  const drawing = screen.getByRole('group');
  expect(drawing).toHaveAttribute('width', '1184');
  fireEvent(window, new Event('beforeprint'));
  expect(drawing).toHaveAttribute('width', '640');
  expect(drawing.getAttribute('viewBox')).toBe(`0 0 640 ${drawing.getAttribute('height')}`);
  fireEvent(window, new Event('afterprint'));
  expect(drawing).toHaveAttribute('width', '1184');
});

test('on a phone the tools are one menu', async () => {
  vi.stubGlobal('innerWidth', 360);
  render(bars());
  expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Options of the chart' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show as table' }));
  expect(screen.getByRole('table', { name: 'Emergencies' })).toBeVisible();
  vi.unstubAllGlobals();
});
