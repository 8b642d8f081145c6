import type { z } from 'zod';
import type { endpoints } from './endpoints';

export type Endpoints = typeof endpoints;

/** The name of an endpoint, `GET /api/v2/event/{id}/`. */
export type Endpoint = keyof Endpoints;

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : undefined;

// Interfaces, since the compiler resolves the members of an interface once; it would expand a mapped type at every use.
type ResponseTable = { [E in Endpoint]: Output<Endpoints[E]['response']> };
interface Responses extends ResponseTable {}
type BodyTable = { [E in Endpoint]: Input<Endpoints[E]['body']> };
interface Bodies extends BodyTable {}
type QueryTable = {
  [E in Endpoint]: Endpoints[E]['query'] extends z.core.$ZodType
    ? Partial<z.input<Endpoints[E]['query']>>
    : Record<string, never>;
};
interface Queries extends QueryTable {}

/** The response of an endpoint; undefined without a schema. */
export type ResponseOf<E extends Endpoint> = Responses[E];

/** The query of an endpoint; every parameter is optional. */
export type QueryOf<E extends Endpoint> = Queries[E];

/** The request body of an endpoint; undefined without one. */
export type BodyOf<E extends Endpoint> = Bodies[E];

type SlotsOf<Path extends string> = Path extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotsOf<Rest> : never;

/** The values for the `{slots}` of an endpoint's path. */
export type PathValues<E extends Endpoint> = { [Slot in SlotsOf<E>]: string | number };

/** The item type of a list. */
export type ItemOf<E extends Endpoint> = ResponseOf<E> extends { results: (infer Item)[] } ? Item : never;
