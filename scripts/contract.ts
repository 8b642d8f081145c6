import { z } from 'zod';
import type { EndpointSpec } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';

interface DumpedEndpoint {
  method: string;
  path: string;
  api: string;
  query: unknown;
  body: unknown;
  response: unknown;
}

const asJsonSchema = (schema: z.core.$ZodType | null, io: 'input' | 'output') =>
  schema && z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

/** The contract as data: every endpoint with its schemas as JSON Schema, null for what it does not have. */
export function dumpContract(): { endpoints: DumpedEndpoint[] } {
  const table: [string, EndpointSpec][] = Object.entries(endpoints);
  return {
    endpoints: table.map(([name, { api, query, body, response }]) => {
      const [method = '', path = ''] = name.split(' ', 2);
      return {
        method,
        path,
        api,
        query: asJsonSchema(query, 'input'),
        body: asJsonSchema(body, 'input'),
        response: asJsonSchema(response, 'output'),
      };
    }),
  };
}

/** Prints the contract: a table to read, or with `--json` the whole of it. */
export function main(args: string[]): void {
  const dump = dumpContract();
  if (args.includes('--json')) {
    process.stdout.write(`${JSON.stringify(dump, null, 1)}\n`);
    return;
  }
  for (const { method, path, api, query, body, response } of dump.endpoints) {
    const parts = [query && 'query', body && 'body', response && 'response'].filter(Boolean);
    console.log(`${method.padEnd(6)} ${path.padEnd(48)} ${api === 'main' ? '' : `[${api}] `}${parts.join(', ')}`);
  }
  console.log(`${dump.endpoints.length} endpoints`);
}
