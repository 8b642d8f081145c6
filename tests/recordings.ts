import { readdirSync, readFileSync } from 'node:fs';
import type { EndpointSpec } from '#contract/endpoint';
import { endpointAt } from '../scripts/contract/endpointAt';

/** A recorded response of the real server. */
export interface Recorded {
  /** The endpoint, then a remark: `POST /api/v2/dref/ (loan)`. */
  readonly name: string;
  /** Address of a read; an exchange has it in its name. */
  readonly path?: string;
  /** The role: `superuser`, `staff`, `guest`, `visitor` and others. */
  readonly as: string;
  readonly status: number;
  /** The body, or parts of the request by name. */
  readonly request?: (object & { readonly body?: unknown }) | string | null;
  readonly response: unknown;
}

const folder = new URL('recorded/', import.meta.url).pathname;

/** The recordings of a kind with their paths below its folder, in order. */
export const recordings = (kind: 'reads' | 'exchanges') =>
  readdirSync(`${folder}${kind}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file): readonly [file: string, recorded: Recorded] => [
      file,
      JSON.parse(readFileSync(`${folder}${kind}/${file}`, 'utf8')),
    ]);

/** The endpoint of a recorded request; undefined when the contract does not have it. */
export function specOf({ name }: Recorded): EndpointSpec | undefined {
  const [method = '', address = ''] = name.split(' ');
  return endpointAt(method, address)?.[1];
}
