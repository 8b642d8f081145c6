import { get, set } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { AnyField, FormOf } from '#app/form/definition';
import { applies, bodyOf, fieldEntries, valuesOfStored } from '#app/form/derive';
import { pathsOf, sampleOf } from './sampleOf';

type Body = Readonly<Record<string, unknown>>;
type PathsByReason = Readonly<Record<string, readonly string[]>>;

interface RoundTrip<V extends object, Stored extends object, L extends string> {
  /** Bodies as the layouts of the form have them, by what chooses the layout; each fills what it leaves open. */
  readonly layouts?: Readonly<Record<L, Body>>;
  /** Parts of the body that the form leaves alone, by the reason: they are never sent. */
  readonly leftOut?: PathsByReason;
  /** Paths without a field in the layout that the table of fields does not exclude. */
  readonly notAsked?: Partial<Readonly<Record<L, readonly string[]>>>;
  /** Parts that are not sent as they are stored, by the reason. */
  readonly reshaped?: PathsByReason;
  /** What else the stored document of a layout holds, such as the codes of chosen options. */
  readonly answered?: (layout: L, body: Body) => object;
  /** The stored document that the answers are sent over, where the form sends only what differs from it. */
  readonly over?: (stored: Stored) => Stored;
  /** What the form sends, where its actions shape the body further. */
  readonly send?: (body: Body, values: V, stored: Stored) => object;
}

const isUnder = (path: string, names: PathsByReason) =>
  Object.values(names)
    .flat()
    .some((name) => path === name || path.startsWith(`${name}.`));

/** The value at a path of a body, an array for a path through lists; undefined without one. */
function valueIn(part: unknown, path: string): unknown {
  if (Array.isArray(part)) {
    const values = part.map((row) => valueIn(row, path));
    return values.some((value) => value !== undefined) ? values : undefined;
  }
  const [name = '', ...rest] = path.split('.');
  const value: unknown = get(part ?? {}, name);
  return rest.length === 0 ? value : valueIn(value, rest.join('.'));
}

const fileOf = (id: unknown) => (typeof id === 'number' ? { id, file: null, caption: null } : id);

/** What a field sends, as the server answers it: files in full. */
const storedValueOf = ({ kind, rowFields }: AnyField, value: unknown): unknown => {
  if (kind === 'files') return Array.isArray(value) ? value.map(fileOf) : fileOf(value);
  return kind === 'rows' && Array.isArray(value)
    ? value.map((row: object) => storedAs(Object.entries(rowFields ?? {}), row))
    : value;
};

/** A body as the server answers it. */
function storedAs(fields: Iterable<readonly [string, AnyField]>, body: object): object {
  const stored = structuredClone(body);
  for (const [name, field] of fields) {
    const value: unknown = get(body, field.sentAs ?? name);
    if (value !== undefined) set(stored, field.storedAs ?? name, storedValueOf(field, value));
  }
  return stored;
}

const merge = (first: object, second: object): object => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(second).map(([name, value]) => {
      const before: unknown = get(first, name);
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isGroup && typeof before === 'object' && before !== null ? merge(before, value) : value];
    }),
  ),
});

const rowsOf = (value: unknown): readonly object[] => (Array.isArray(value) ? value : []);

/** Whether the table of fields has an applicable field for a path of the body. */
function isAsked(definition: { readonly fields: object }, values: object, path: string): boolean {
  const found = fieldEntries(definition).find(([name, field]) => {
    const target = field.sentAs ?? name;
    return path === target || path.startsWith(`${target}.`);
  });
  if (!found) return true;
  const [name, field] = found;
  const rest = path.slice((field.sentAs ?? name).length + 1);
  return applies(field, values) && isAskedOfRows(field, rest, rowsOf(get(values, name)));
}

function isAskedOfRows({ rowFields }: AnyField, path: string, rows: readonly object[]): boolean {
  const [name = '', ...rest] = path.split('.');
  const field = rowFields?.[name];
  if (!field) return true;
  const isShown = rows.some((row) => field.appliesToRow?.(row as never) ?? true);
  const inner = rows.flatMap((row) => rowsOf(get(row, name)));
  return isShown && isAskedOfRows(field, rest.join('.'), inner);
}

/**
 * Holds a form to the contract: every part of the body that the server stores is filled, opened as stored and sent again, and comes
 * back as it was, or is not sent at all because the layout does not ask for it.
 *
 * @param bodySchema - of the contract: what the server stores
 */
export function describeRoundTrip<V extends object, Stored extends object, L extends string = 'all'>(
  definition: FormOf<V, Stored>,
  bodySchema: z.ZodObject,
  {
    layouts = { all: {} } as Record<L, Body>,
    leftOut = {},
    notAsked = {},
    reshaped = {},
    answered = () => ({}),
    over = (stored) => stored,
    send = (body) => body,
  }: RoundTrip<V, Stored, L> = {},
) {
  const paths = pathsOf(bodySchema);
  const trips = Object.entries<Body>(layouts).map(([layout, given]) => {
    const filled = { ...(sampleOf(bodySchema) as Body), ...given };
    const stored = merge(
      { id: 1, ...storedAs(fieldEntries(definition), filled) },
      answered(layout as L, filled),
    ) as Stored;
    const values = valuesOfStored(definition, stored);
    return { layout, filled, values, body: send(bodyOf(definition, values, over(stored)), values, stored) };
  });
  const isSent = (body: object, path: string) => valueIn(body, path) !== undefined;

  describe(`${definition.key}: what is stored comes back as it was`, () => {
    test.each(trips)('in the layout $layout', ({ layout, filled, values, body }) => {
      const sent = paths.filter((path) => isSent(body, path) && !isUnder(path, reshaped));
      const pairs = (of: object) => Object.fromEntries(sent.map((path) => [path, valueIn(of, path)]));
      expect(pairs(body)).toEqual(pairs(filled));
      const unexplained = paths.filter(
        (path) =>
          isSent(filled, path) &&
          !isSent(body, path) &&
          !isUnder(path, { ...leftOut, ...reshaped, layout: notAsked[layout as L] ?? [] }) &&
          isAsked(definition, values, path),
      );
      expect(unexplained).toEqual([]);
    });

    test('every part is asked for by a layout, or left out for a reason', () => {
      const never = paths.filter((path) => !trips.some(({ body }) => isSent(body, path)));
      expect(never.filter((path) => !isUnder(path, leftOut))).toEqual([]);
      expect(
        Object.values(leftOut)
          .flat()
          .filter((name) => trips.some(({ body }) => isSent(body, name))),
      ).toEqual([]);
    });
  });
}
