import { asRows, isPlainObject, keyOf, matchingRow, type Values } from './rows';
import { hasSameContent } from './sameContent';

type Pairs = ReadonlyMap<Values, Values>;

/** Rows of a form, in contrast to files, which are the same only by their id. */
const isFormRow = ({ client_id, id }: Values) => client_id !== undefined && id !== undefined && id !== null;

const sharesText = (a: Values, b: Values) =>
  Object.entries(a).some(
    ([name, value]) => name !== 'client_id' && typeof value === 'string' && value !== '' && value === b[name],
  );

/** Pairs each row with the first one that is like it and has no other pair. */
function pairUp(rows: readonly Values[], others: readonly Values[], isLike: (a: Values, b: Values) => boolean): Pairs {
  const pairs = new Map<Values, Values>();
  const taken = new Set<Values>();
  for (const row of rows) {
    const other = others.find((each) => !taken.has(each) && isLike(row, each));
    if (!other) continue;
    taken.add(other);
    pairs.set(row, other);
  }
  return pairs;
}

/** The earlier rows that were replaced, by the later rows: equal ones first, then those with a text in common. */
function renewed(before: readonly Values[], after: readonly Values[]): Pairs {
  const isWhole = [...before, ...after].every(isFormRow) && !before.some((row) => matchingRow(row, after));
  if (!isWhole) return new Map();
  const equal = pairUp(after, before, hasSameContent);
  const paired = new Set(equal.values());
  const alike = pairUp(
    after.filter((row) => !equal.has(row)),
    before.filter((row) => !paired.has(row)),
    sharesText,
  );
  return new Map([...equal, ...alike]);
}

function keyed(before: unknown, after: unknown): unknown {
  if (isPlainObject(before) && isPlainObject(after)) {
    return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, keyed(before[name], value)]));
  }
  const [first, second] = [asRows(before), asRows(after)];
  if (!first?.length || !second?.length) return after;
  const pairs = renewed(first, second);
  return second.map((row) => {
    const other = pairs.get(row);
    if (other) return { ...(keyed(other, row) as Values), client_id: keyOf(other) };
    return keyed(matchingRow(row, first), row);
  });
}

/**
 * A later version of a document whose rows have the keys of the earlier rows that the server replaced by them: it makes new rows with the
 * first save of a document that shares its rows with another one. Lists of which any earlier row is left are as they are, since what is
 * missing from them was removed.
 */
export const withKeysOf = <V extends object>(before: V, after: V): V => keyed(before, after) as V;

function identified(values: unknown, stored: unknown): unknown {
  if (isPlainObject(values) && isPlainObject(stored)) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, identified(value, stored[name])]));
  }
  const [rows, others] = [asRows(values), asRows(stored)];
  if (!rows?.length || !others?.length) return values;
  return rows.map((row) => {
    const other = isFormRow(row) ? matchingRow(row, others) : undefined;
    return other ? { ...(identified(row, other) as Values), id: other.id } : row;
  });
}

/** A version whose rows have the ids of the same rows of another version. */
export const withIdsOf = <V extends object>(stored: V, values: V): V => identified(values, stored) as V;
