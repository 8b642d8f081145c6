import type * as z from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** A non-blank sample of a schema, with unique texts and numbers, so that swapped values are detected. */
export function sampleOf(schema: z.ZodType): unknown {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };

  const text = (bag: Bag, path: string): string => {
    if (bag.format === 'date') return day(next());
    if (bag.format === 'datetime') return `${day(next())}T00:00:00.000Z`;
    if (bag.format === 'email') return `person${next()}@example.org`;
    if (bag.format === 'url') return `https://example.org/${next()}`;
    const name = `${next()} ${path}`;
    return name.slice(0, bag.maximum ?? name.length);
  };

  const number = ({ minimum = 0, maximum = Number.POSITIVE_INFINITY }: Bag): number => {
    const value = Math.max(minimum, next());
    return value > maximum ? maximum : value;
  };

  const sample = (part: $ZodType, path: string): unknown => {
    const { def, bag } = internals(part);
    switch (def.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(def.shape).map(([name, field]) => [name, sample(field, path ? `${path}.${name}` : name)]),
        );
      case 'array':
        return [sample(def.element, path), sample(def.element, path)];
      case 'optional':
      case 'nullable':
      case 'default':
        return sample(def.innerType, path);
      case 'union':
        return sample(def.options[0] as $ZodType, path);
      case 'record':
        return { [String(next())]: sample(def.valueType, path) };
      case 'enum':
        return Object.values(def.entries).at(-1);
      case 'literal':
        return def.values.at(-1);
      case 'boolean':
        return true;
      case 'number':
        return number(bag);
      case 'string':
        return text('format' in def ? { ...bag, format: String(def.format) } : bag, path);
      default:
        throw new Error(`No sample is known for "${def.type}" at ${path}`);
    }
  };
  return sample(schema, '');
}

/** The dotted paths of the leaves of a schema; rows of lists have no index. */
export function pathsOf(schema: $ZodType, path = ''): readonly string[] {
  const { def } = internals(schema);
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return pathsOf(def.innerType, path);
  if (def.type === 'array') return pathsOf(def.element, path);
  if (def.type !== 'object') return [path];
  return Object.entries(def.shape).flatMap(([name, field]) => pathsOf(field, path ? `${path}.${name}` : name));
}

/** The limits that zod collects from the checks of a schema. */
interface Bag {
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const internals = (schema: $ZodType) => (schema as $ZodTypes)._zod as { def: $ZodTypes['_zod']['def']; bag: Bag };

/** A day of 2026, yyyy-MM-dd. */
const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + (count % 360))).toISOString().slice(0, 10);
