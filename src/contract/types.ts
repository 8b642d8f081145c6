import type { z } from 'zod';
import type { endpoints } from './endpoints';

export type Endpoints = typeof endpoints;

/** The name of an endpoint, `GET /api/v2/event/{id}/`. */
export type Endpoint = keyof Endpoints;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What an endpoint answers; undefined when it answers nothing that is typed. */
export type ResponseOf<E extends Endpoint> = Output<Endpoints[E]['response']>;

/** What an endpoint takes in its query; every parameter may be left out. */
export type QueryOf<E extends Endpoint> = Endpoints[E]['query'] extends z.ZodType
  ? Partial<z.input<Endpoints[E]['query']>>
  : Record<string, never>;

/** What an endpoint takes as its body; undefined when it takes none. */
export type BodyOf<E extends Endpoint> = Input<Endpoints[E]['body']>;

type SlotsOf<Path extends string> = Path extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotsOf<Rest> : never;

/** The values for the `{slots}` of an endpoint's path. */
export type PathValues<E extends Endpoint> = { [Slot in SlotsOf<E>]: string | number };

/** The item of a list's answer. */
export type ItemOf<E extends Endpoint> = ResponseOf<E> extends { results: (infer Item)[] } ? Item : never;
