import type { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint of the server: `api` says which base address it lives under, everything else what is sent and answered; `wire.ts` and a test hold the same `api`. */
export interface EndpointSpec {
  /** The risk API publishes no schema, so the contract check passes over it. */
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

/** Declares an endpoint; what is left out is null (`api` is then the main one). */
export function endpoint<const P extends Parts>(parts: P): Declared<P> {
  // defaults and parts together are what `Declared` works out from the parts
  return { api: 'main', query: null, body: null, response: null, ...parts } as unknown as Declared<P>;
}
