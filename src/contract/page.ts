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

/** Query parameters of every list: `limit` has no maximum, 0 means the default of 50; an unknown `ordering` is ignored by the server. */
const everyList = {
  limit: z.int().optional(),
  offset: z.int().optional(),
  ordering: z.string().optional(),
  search: z.string().optional(),
  format: z.literal(['csv', 'json']).optional(),
};

/** The query of a list: its own filters, all optional, and those of every list. */
export function listQuery<Filters extends z.ZodRawShape>(filters: Filters) {
  return query({ ...everyList, ...filters });
}

/** A query with optional parameters. */
export function query<Filters extends z.ZodRawShape>(filters: Filters) {
  return z.object(filters).partial();
}

/** One value or several; `wire.ts` has the encoding of several. */
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
