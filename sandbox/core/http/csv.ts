import { z } from 'zod';

/** A column: its heading, and the values that it reads from an item. */
interface Column {
  heading: string;
  read(item: unknown): unknown[];
}

function unwrapped(schema: unknown): unknown {
  let inner = schema;
  while (inner instanceof z.ZodNullable || inner instanceof z.ZodOptional) inner = inner.unwrap();
  return inner;
}

const field = (item: unknown, key: string): unknown =>
  typeof item === 'object' && item !== null ? Reflect.get(item, key) : undefined;

/** The columns of the items' schema, so that every page of an export has the same columns; a list is one cell. */
function columnsOf(schema: unknown, path: string, read: (item: unknown) => unknown[]): Column[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) {
    return columnsOf(inner.element, path, (item) => read(item).flatMap((value) => (Array.isArray(value) ? value : [])));
  }
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([key, sub]) =>
      columnsOf(sub, path ? `${path}.${key}` : key, (item) => read(item).map((value) => field(value, key))),
    );
  }
  return [{ heading: path, read }];
}

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A CSV cell, as it was typed: the real server does not disarm formulas. */
const cell = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** CSV with a heading row; nested fields are named `country.name`. */
export function toCsv(item: z.core.$ZodType, items: readonly unknown[]): string {
  const columns = columnsOf(item, '', (whole) => [whole]);
  const rows = [
    columns.map(({ heading }) => cell(heading)),
    ...items.map((each) => columns.map(({ read }) => cell(read(each).map(asText).filter(Boolean).join(', ')))),
  ];
  return rows.map((row) => `${row.join(',')}\r\n`).join('');
}

/** The cells of a value by their headings: nested fields are `a.b`, rows of a list `a.0.b`. */
function cellsOf(value: unknown, path: string): (readonly [heading: string, text: string])[] {
  if (typeof value !== 'object' || value === null) return [[path, asText(value)]];
  return Object.entries(value).flatMap(([key, inner]) => cellsOf(inner, path ? `${path}.${key}` : key));
}

/**
 * CSV as the real server writes it for endpoints without declared columns: the sorted headings of the rows given. Pages whose
 * lists differ in length have different headings.
 */
export function toFlatCsv(items: readonly unknown[]): string {
  const rows = items.map((item) => new Map(cellsOf(item, '')));
  const headings = [...new Set(rows.flatMap((row) => [...row.keys()]))].sort();
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row.get(heading) ?? ''))];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
