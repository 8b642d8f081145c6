import { endpointAt } from '../contract/endpointAt';
import { makeHoles } from './makeHoles';

/** Properties that decide which page opens, and so stay: the rights of the account, the code that tells a country from an office. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'GET /api/v2/user/me/': ['is_ifrc_admin'],
  'GET /api/v2/country/{id}/': ['iso3'],
};

/**
 * The response of a GET request with holes, see `makeHoles`.
 *
 * @param url - absolute, of the GO API or, below `/risk`, of the risk API
 * @returns the response itself when it is not JSON of an endpoint of the contract
 */
export async function answerWithHoles(url: string, response: Response, seed: number): Promise<Response> {
  const { pathname } = new URL(url);
  const found = endpointAt('GET', pathname.replace(/^\/risk/, ''));
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (!found || !response.ok || !isJson) return response;
  const [name, { response: schema }] = found;
  if (!schema) return response;
  const body: unknown = await response.json();
  const holed = makeHoles(schema, body, { name, seed });
  for (const key of kept[name] ?? []) Reflect.set(holed as object, key, Reflect.get(body as object, key));
  return Response.json(holed, { status: response.status });
}
