import { routesOf } from './core/room';
import { riskWatchRoom } from './risk-watch/room';
import { rooms } from './rooms';

/** Where the stand-in answers an endpoint of the contract, `GET /risk/api/…` for one of the risk API. */
export const addressOf = (endpoint: string, api: 'main' | 'risk') =>
  api === 'risk' ? endpoint.replace(' ', ` ${riskWatchRoom.basePath}`) : endpoint;

const firstSegment = (path: string) => path.split('/')[1] ?? '';

const apiSegments = new Set(routesOf(rooms).map(({ endpoint }) => firstSegment(endpoint.split(' ')[1] ?? '')));

/**
 * Whether an address belongs to the API, on a port that it shares with the product.
 *
 * `/register` is both: a page of the product to GET, and an endpoint to POST to.
 */
export const isForApi = (method: string, pathname: string): boolean => {
  const segment = firstSegment(pathname);
  return apiSegments.has(segment) && !(method === 'GET' && segment === 'register');
};
