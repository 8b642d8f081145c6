import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IsPlaceRestored } from '../layout/PlaceContext';
import { textColumn } from './columns';
import { Table } from './Table';

interface Row {
  readonly id: number;
}

const rows = Array.from({ length: 40 }, (_, index): Row => ({ id: index + 1 }));
const columns = [textColumn<Row>({ id: 'number', header: 'Number', value: ({ id }) => String(id) })];
const table = <Table caption="Numbers" columns={columns} rows={rows} rowKey={({ id }) => id} />;

/** Without the row of headings. */
const shown = () => screen.getAllByRole('row').length - 1;

/** The end of every element in the window, in pixels from its top. */
const endAt = (bottom: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), bottom });

beforeEach(() => vi.stubGlobal('innerHeight', 800));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a table beyond the window renders what the window shows, and the others once it is painted', async () => {
  endAt(1200);
  render(table);
  expect(shown()).toBe(10);
  expect(await screen.findByRole('rowheader', { name: '40' })).toBeVisible();
  expect(shown()).toBe(rows.length);
});

test('rows that end within the window bring the others before they are painted', () => {
  endAt(500);
  render(table);
  expect(shown()).toBe(rows.length);
});

test('all rows are there at once where the place in the page is restored', () => {
  endAt(1200);
  render(<IsPlaceRestored value>{table}</IsPlaceRestored>);
  expect(shown()).toBe(rows.length);
});
