import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';

/** FNV-1a: a number from 0 to 2³² - 1 that a text always gives. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // mixes the last characters into the low bits
  hash ^= hash >>> 16;
  return Math.imul(hash, 0x45d9f3b) >>> 0;
}

const defOf = (schema: $ZodType) => (schema as $ZodTypes)._zod.def;

/** A schema without its optional and nullable wrappers. */
function unwrapped(schema: $ZodType): { inner: $ZodType; mayBeNull: boolean; mayBeAbsent: boolean } {
  let inner = schema;
  let mayBeNull = false;
  let mayBeAbsent = false;
  for (let def = defOf(inner); def.type === 'nullable' || def.type === 'optional'; def = defOf(inner)) {
    if (def.type === 'nullable') mayBeNull = true;
    else mayBeAbsent = true;
    inner = def.innerType;
  }
  return { inner, mayBeNull, mayBeAbsent };
}

const isContainer = (schema: $ZodType) => ['object', 'array', 'record'].includes(defOf(schema).type);
const isPage = (shape: object) => 'results' in shape;
const absent = Symbol('absent');

/**
 * Replaces values of a response by null, or leaves them out, where the schema of the response allows it.
 *
 * A row is an element of a list, at any depth; every third row has holes, so that the seeds 1 to 3 together reach each row once. A
 * response that is neither a list nor a page of one is itself a row that always has holes. In a row with holes, three of four values
 * that may be missing are missing, of objects and lists one of two, so that their own values are reached too.
 *
 * @param name - the endpoint, which makes the holes of different endpoints differ
 * @param seed - an integer; the same seed always makes the same holes
 * @returns a copy, which fits the schema as the response does
 */
export function makeHoles(
  schema: $ZodType,
  response: unknown,
  { name, seed }: { name: string; seed: number },
): unknown {
  const chance = (path: string) => hashOf(`${seed} ${name} ${path}`) % 4;

  const field = (part: $ZodType, value: unknown, path: string, isHoled: boolean): unknown => {
    const { inner, mayBeNull, mayBeAbsent } = unwrapped(part);
    if (value === null || value === undefined) return value;
    if (isHoled && (mayBeNull || mayBeAbsent) && chance(path) < (isContainer(inner) ? 2 : 3)) {
      const isNull = mayBeNull && !(mayBeAbsent && chance(`${path}?`) < 2);
      return isNull ? null : absent;
    }
    return copy(inner, value, path, isHoled);
  };

  const fields = (
    entries: readonly (readonly [string, $ZodType | undefined, unknown])[],
    path: string,
    isHoled: boolean,
  ) =>
    Object.fromEntries(
      entries.flatMap(([key, part, value]) => {
        const result = part ? field(part, value, `${path}.${key}`, isHoled) : value;
        return result === absent ? [] : [[key, result]];
      }),
    );

  const copy = (part: $ZodType, value: unknown, path: string, isHoled: boolean): unknown => {
    const def = defOf(part);
    if (def.type === 'union') {
      const option = def.options.find((each) => safeParse(each, value).success);
      return option ? copy(option, value, path, isHoled) : value;
    }
    if (def.type === 'array' && Array.isArray(value)) {
      return value.map((row, index) => {
        const isHoledRow = (index + seed) % 3 === 0;
        const result = field(def.element, row, `${path}[${index}]`, isHoledRow);
        return result === absent ? row : result;
      });
    }
    if (typeof value !== 'object' || value === null) return value;
    if (def.type === 'record') {
      return fields(
        Object.entries(value).map(([key, each]) => [key, def.valueType, each]),
        path,
        isHoled,
      );
    }
    if (def.type !== 'object') return value;
    const { shape } = def;
    return fields(
      Object.entries(value).map(([key, each]) => [key, shape[key], each]),
      path,
      isHoled,
    );
  };

  const { inner } = unwrapped(schema);
  const def = defOf(inner);
  return copy(inner, response, '', !(def.type === 'object' && isPage(def.shape)));
}
