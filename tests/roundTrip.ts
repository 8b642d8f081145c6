import { get, set } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { AnyField, FormOf } from '#app/form/definition';
import { applies, bodyOf, fieldEntries, fieldNamed, valuesOfStored } from '#app/form/derive';
import { pathsOf, sampleOf } from './sampleOf';

type Body = Readonly<Record<string, unknown>>;
type PathsByReason = Readonly<Record<string, readonly string[]>>;

interface RoundTrip<V extends object, Stored extends object, L extends string> {
  /** The parts of the body that select each layout; the rest is filled with samples. */
  readonly layouts?: Readonly<Record<L, Body>>;
  /** Paths of the body that the form never sends, by reason. */
  readonly leftOut?: PathsByReason;
  /** Paths that a layout does not send although the table of fields does not exclude them. */
  readonly notAsked?: Partial<Readonly<Record<L, readonly string[]>>>;
  /** Paths whose sent value differs from the stored one, by reason. */
  readonly reshaped?: PathsByReason;
  /** Numbers that follow from others until a person overwrites them: in a conflict one of both is kept. */
  readonly overwritable?: readonly string[];
  /** Additional properties of a layout's stored document, such as the codes of chosen options. */
  readonly answered?: (layout: L, body: Body) => object;
  /** The stored document to compare with, for a form that sends only changed fields. */
  readonly over?: (stored: Stored) => Stored;
  /** The request body, for a form whose actions change the body before sending. */
  readonly send?: (body: Body, values: V, stored: Stored) => object;
}

const isUnder = (path: string, names: PathsByReason) =>
  Object.values(names)
    .flat()
    .some((name) => path === name || path.startsWith(`${name}.`));

/** The value at a path of a body, an array for a path through a list; undefined without a value. */
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

/** The stored value of a sent field; the server expands ids of files. */
const storedValueOf = ({ kind, rowFields }: AnyField, value: unknown): unknown => {
  if (kind === 'files') return Array.isArray(value) ? value.map(fileOf) : fileOf(value);
  return kind === 'rows' && Array.isArray(value)
    ? value.map((row: object) => storedAs(Object.entries(rowFields ?? {}), row))
    : value;
};

/** The stored document of a body. */
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

/** The paths of the fields of a form, of rows those of the first one. */
const fieldPaths = (fields: Iterable<readonly [string, AnyField]>, place = ''): readonly string[] =>
  [...fields].flatMap(([name, { rowFields }]) => [
    `${place}${name}`,
    ...(rowFields ? fieldPaths(Object.entries(rowFields), `${place}${name}.0.`) : []),
  ]);

/** The counts and other numbers that change with another field. */
function followingNumbers<V extends object, Stored extends object>(definition: FormOf<V, Stored>, values: V) {
  const isNumber = (path: string) => ['count', 'number'].includes(fieldNamed(definition, path)?.kind ?? '');
  return fieldPaths(fieldEntries(definition)).flatMap((changed) =>
    Object.entries(definition.consequences?.(changed as never, values, undefined) ?? {}).flatMap(([path, value]) =>
      typeof value === 'number' && path !== changed && isNumber(path) ? [path] : [],
    ),
  );
}

/**
 * Tests that a form preserves stored documents: every path of the body is filled, loaded into the form and sent again unchanged, or
 * is not sent because the layout does not ask for it.
 *
 * @param bodySchema - the contract's schema of the body
 */
export function describeRoundTrip<V extends object, Stored extends object, L extends string = 'all'>(
  definition: FormOf<V, Stored>,
  bodySchema: z.ZodObject,
  {
    layouts = { all: {} } as Record<L, Body>,
    leftOut = {},
    notAsked = {},
    reshaped = {},
    overwritable = [],
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

  describe(`${definition.key}: a stored document is sent back unchanged`, () => {
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

    test('a number that follows from others does so after a conflict: it is read-only or a total', () => {
      const following = new Set(trips.flatMap(({ values }) => followingNumbers(definition, values)));
      const kept = [...following].filter((path) => {
        const { isReadOnly, isTotal } = fieldNamed(definition, path) ?? {};
        return !isReadOnly && !isTotal;
      });
      expect(kept).toEqual(overwritable);
    });

    test('every path is sent by a layout or left out for a reason', () => {
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
