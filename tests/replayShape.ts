import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** The kinds of values that stand at one place of the responses, and what is below it. */
export interface Shape {
  /** `text`, `number`, `boolean`, `list`, `object`; null is no kind. */
  readonly kinds: ReadonlySet<string>;
  /** The items of the lists, merged; null when no list has one. */
  readonly items: Shape | null;
  /** By key; null when no value is an object. */
  readonly fields: ReadonlyMap<string, Field> | null;
}

interface Field {
  readonly shape: Shape;
  /** Each object at this place has the key. */
  readonly isAlways: boolean;
  /** The contract names the key. */
  readonly isKnown: boolean;
}

/** The schemas that a schema is made of, without wrappers such as `nullable`. */
function alternatives(schema: Schema): Schema[] {
  const { def } = schema._zod as { readonly def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return alternatives(def.innerType);
    case 'pipe':
      return [...alternatives(def.in), ...alternatives(def.out)];
    case 'lazy':
      return alternatives(def.getter());
    case 'union':
      return def.options.flatMap(alternatives);
    case 'intersection':
      return [...alternatives(def.left), ...alternatives(def.right)];
    default:
      return [schema];
  }
}

const defOf = (schema: Schema) => (schema._zod as { readonly def: z.core.$ZodTypes['_zod']['def'] }).def;

const itemsOf = (schemas: readonly Schema[]) =>
  schemas.flatMap((schema) => {
    const def = defOf(schema);
    if (def.type === 'tuple') return def.items.flatMap(alternatives);
    return def.type === 'array' ? alternatives(def.element) : [];
  });

const fieldsOf = (schemas: readonly Schema[], key: string) =>
  schemas.flatMap((schema) => {
    const def = defOf(schema);
    const field = def.type === 'object' ? def.shape[key] : undefined;
    return field ? alternatives(field) : [];
  });

/** Values of maps whose keys are data, such as ids. */
const mapValuesOf = (schemas: readonly Schema[]) =>
  schemas.flatMap((schema) => {
    const def = defOf(schema);
    return def.type === 'record' ? alternatives(def.valueType) : [];
  });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}

function shapeAt(values: readonly unknown[], schemas: readonly Schema[]): Shape {
  const present = values.filter((value) => value !== null && value !== undefined);
  const items = present.flatMap((value) => (Array.isArray(value) ? value : []));
  const objects = present.filter(isObject);
  const mapValues = mapValuesOf(schemas);
  const isMap = mapValues.length > 0;
  const anyKey = objects.flatMap((object) => Object.values(object));
  const keys = isMap ? [] : [...new Set(objects.flatMap(Object.keys))];
  const fields = keys.map((key): [string, Field] => {
    const known = fieldsOf(schemas, key);
    const found = objects.map((object) => object[key]);
    const isAlways = objects.every((object) => key in object);
    return [key, { shape: shapeAt(found, known), isAlways, isKnown: known.length > 0 }];
  });
  if (isMap && anyKey.length > 0) {
    fields.push(['*', { shape: shapeAt(anyKey, mapValues), isAlways: false, isKnown: true }]);
  }
  return {
    kinds: new Set(present.map(kindOf)),
    items: items.length > 0 ? shapeAt(items, itemsOf(schemas)) : null,
    fields: objects.length > 0 ? new Map(fields) : null,
  };
}

/** The shape of a response; `schema` is that of the contract, null where it has none. */
export const shapeOf = (value: unknown, schema: Schema | null): Shape =>
  shapeAt([value], schema ? alternatives(schema) : []);

/**
 * Where the stand-in's shape differs from the recorded one, a line for each place: `results[].id: text, recorded number`.
 *
 * Null and empty lists fit any kind: whether null is allowed is the contract's matter. A recorded field that the contract does not name may
 * be missing, as no page can read it, unless `isWhole`.
 */
export function differences(recorded: Shape, own: Shape, isWhole = false, place = ''): string[] {
  const at = (key: string) => (place === '' ? key : `${place}.${key}`);
  const other = [...own.kinds].filter((kind) => !recorded.kinds.has(kind));
  const lines =
    recorded.kinds.size > 0 && other.length > 0
      ? [`${place || 'response'}: ${other.join(', ')}, recorded ${[...recorded.kinds].join(', ')}`]
      : [];
  if (recorded.items && own.items) lines.push(...differences(recorded.items, own.items, isWhole, `${place}[]`));
  if (!(recorded.fields && own.fields)) return lines;
  for (const [key, { shape, isAlways, isKnown }] of recorded.fields) {
    const mine = own.fields.get(key);
    if (mine) lines.push(...differences(shape, mine.shape, isWhole, at(key)));
    else if (isAlways && (isKnown || isWhole)) lines.push(`${at(key)}: missing`);
  }
  for (const key of own.fields.keys()) if (!recorded.fields.has(key)) lines.push(`${at(key)}: not recorded`);
  return lines;
}
