import { expect, test, vi } from 'vitest';
import { callUrl, fillSlots, repeatedParameters } from './url';

test.each([
  ['/api/v2/event/{id}/', { id: 7 }, '/api/v2/event/7/'],
  ['/api/v2/event/{id}/', { id: 0 }, '/api/v2/event/0/'],
  ['/api/v2/{kind}/{id}/', { kind: 'a/b c', id: 7 }, '/api/v2/a%2Fb%20c/7/'],
  ['/api/v2/event/', undefined, '/api/v2/event/'],
])('%s with %j is %s', (template, slots, path) => expect(fillSlots(template, slots)).toBe(path));

test.each([[{}], [{ id: '' }], [undefined]])('a slot without a value stays, and is logged: %j', (slots) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(fillSlots('/event/{id}/', slots)).toBe('/event/{id}/');
  expect(log).toHaveBeenCalledWith('No value for {id} in /event/{id}/');
});

const base = 'https://go.example.org/below/';
test.each([
  ['/api/v2/event/', 'https://go.example.org/below/api/v2/event/'],
  ['api/v2/event/', 'https://go.example.org/below/api/v2/event/'],
  ['api//v2/', 'https://go.example.org/below/api//v2/'],
  ['https://files.example.org/map.png', 'https://files.example.org/map.png'],
  ['HTTP://files.example.org/map.png', 'http://files.example.org/map.png'],
  ['proxy/http://files.example.org/', 'https://go.example.org/below/proxy/http://files.example.org/'],
])('the path %s leads to %s', (path, url) => expect(callUrl(base, path).href).toBe(url));

test.each([
  [{}, ''],
  [{ a: null, b: undefined }, ''],
  [{ a: 0, b: false, c: '' }, '?a=0&b=false&c='],
  [{ a: [1, 2] }, '?a=1%2C2'],
  [{ a: [] }, ''],
  [{ repeated: [1, true] }, '?repeated=1&repeated=true'],
  [{ repeated: [] }, ''],
])('the query %j is sent as "%s"', (query, search) =>
  expect(callUrl(base, 'list/', query, ['repeated']).search).toBe(search),
);

test('without a query there is none', () => expect(callUrl(base, 'list/').search).toBe(''));

test.each([
  ['GET /api/v2/per-process-status/', ['country']],
  ['GET /api/v2/event/', []],
  ['POST /api/v2/per-file/', []],
])('%s repeats %j', (endpoint, names) => expect(repeatedParameters(endpoint)).toEqual(names));
