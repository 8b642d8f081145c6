import type { EndpointSpec } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';

const table: readonly (readonly [name: string, spec: EndpointSpec])[] = Object.entries(endpoints);

/**
 * The endpoint of a request, whose path has values instead of parameters.
 *
 * @param address - path with or without a query, without the base of the API
 * @returns its name and specification; of several matches the one with the fewest parameters; null for an unknown path
 */
export function endpointAt(method: string, address: string): readonly [name: string, spec: EndpointSpec] | null {
  const parts = address.split('?')[0]?.split('/') ?? [];
  const isMatch = ([name]: readonly [string, EndpointSpec]) => {
    const [ownMethod, path = ''] = name.split(' ');
    const own = path.split('/');
    return (
      method === ownMethod &&
      own.length === parts.length &&
      own.every((part, index) => part === parts[index] || part.startsWith('{'))
    );
  };
  const parameters = (name: string) => name.split('{').length;
  return table.filter(isMatch).toSorted(([a], [b]) => parameters(a) - parameters(b))[0] ?? null;
}
