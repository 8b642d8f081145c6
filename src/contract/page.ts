import { z } from 'zod';

/** One page of a list: `next` and `previous` are absolute addresses, null at the ends. */
export function paginated<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    count: z.int(),
    next: z.string().nullable().optional(),
    previous: z.string().nullable().optional(),
    results: z.array(item),
  });
}

/** What every list takes: `limit` has no maximum, 0 means the default of 50; an unknown `ordering` is ignored by the server. */
const everyList = {
  limit: z.int().optional(),
  offset: z.int().optional(),
  ordering: z.string().optional(),
  search: z.string().optional(),
  format: z.literal(['csv', 'json']).optional(),
};

/** The query of a list: its own filters, all optional, and what every list takes. */
export function listQuery<Filters extends z.ZodRawShape>(filters: Filters) {
  return query({ ...everyList, ...filters });
}

/** A query whose parameters may each be left out. */
export function query<Filters extends z.ZodRawShape>(filters: Filters) {
  return z.object(filters).partial();
}

/** One value or several; how several travel is said in `wire.ts`. */
export function oneOrMany<Value extends z.core.$ZodType>(value: Value) {
  return z.union([value, z.array(value)]);
}

const moment = z.string();
type RangeName<Name extends string> = Name | `${Name}__gt` | `${Name}__gte` | `${Name}__lt` | `${Name}__lte`;

/** The five filters of a date: itself, `__gt`, `__gte`, `__lt`, `__lte`; ISO dates or moments. */
export function dateRange<const Name extends string>(name: Name) {
  const names = [name, `${name}__gt`, `${name}__gte`, `${name}__lt`, `${name}__lte`];
  return Object.fromEntries(names.map((each) => [each, moment])) as Record<RangeName<Name>, typeof moment>;
}
