import type { z } from 'zod';
import type { endpoints } from './endpoints';

export type Endpoints = typeof endpoints;

/** The name of an operation, `GET /api/v2/event/{id}/`. */
export type Operation = keyof Endpoints;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What an operation answers; undefined when it answers nothing that is typed. */
export type ResponseOf<O extends Operation> = Output<Endpoints[O]['response']>;

/** What an operation takes in its query; every parameter may be left out. */
export type QueryOf<O extends Operation> = Endpoints[O]['query'] extends z.ZodType
  ? Partial<z.input<Endpoints[O]['query']>>
  : Record<string, never>;

/** What an operation takes as its body; undefined when it takes none. */
export type BodyOf<O extends Operation> = Input<Endpoints[O]['body']>;

type SlotsOf<Path extends string> = Path extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotsOf<Rest> : never;

/** The values for the `{slots}` of an operation's path. */
export type PathValues<O extends Operation> = { [Slot in SlotsOf<O>]: string | number };

/** The item of a list's answer. */
export type ItemOf<O extends Operation> = ResponseOf<O> extends { results: (infer Item)[] } ? Item : never;
