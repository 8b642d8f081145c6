import type { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint: `api` is its base URL, the other properties are schemas of request and response. A test compares `api` with `wire.ts`. */
export interface EndpointSpec {
  /** The risk API publishes no schema, so the contract check skips it. */
  readonly api: 'main' | 'risk';
  readonly query: z.core.$ZodObject | null;
  readonly body: z.core.$ZodType | null;
  readonly response: z.core.$ZodType | null;
}

/** `METHOD /path/{slot}/`, the name of an endpoint everywhere in the product. */
export type EndpointName = `${Method} /${string}`;

type Parts = Partial<EndpointSpec>;
type Declared<P extends Parts> = {
  readonly api: P extends { api: infer A } ? A : 'main';
  readonly query: P extends { query: infer Q extends z.core.$ZodObject } ? Q : null;
  readonly body: P extends { body: infer B extends z.core.$ZodType } ? B : null;
  readonly response: P extends { response: infer R extends z.core.$ZodType } ? R : null;
};

/** Declares an endpoint; omitted parts are null (`api` defaults to the main one). */
export function endpoint<const P extends Parts>(parts: P): Declared<P> {
  // the merged object has the type that `Declared` computes
  return { api: 'main', query: null, body: null, response: null, ...parts } as unknown as Declared<P>;
}
