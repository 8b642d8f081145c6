import { z } from 'zod';
import type { EndpointSpec } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import type { ContractEndpoint } from './compare';
import type { SchemaNode } from './schemas';

const asJsonSchema = (schema: z.core.$ZodType | null, io: 'input' | 'output') =>
  schema && (z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as SchemaNode);

/** Every endpoint of the contract with its schemas as JSON Schema; null for a missing query, body or response. */
export function dumpContract(): { endpoints: ContractEndpoint[] } {
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
