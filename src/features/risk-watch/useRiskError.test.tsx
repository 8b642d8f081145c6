import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { config } from '#app/config';
import { failure } from '#app/request/errors';
import { refusal } from '#app/request/refusal';
import { useRiskError } from './useRiskError';

afterEach(() => vi.restoreAllMocks());

const risk = new URL('api/v1/gdacs/', config.riskApiEndpoint);
const main = new URL('api/v2/go-historical/', config.apiEndpoint);
const refused = (url: URL, status: number, body: string) => refusal('GET', url.href, status, body, undefined);
const isDown = /^The server of the risk data cannot be reached/;

test.each([
  ['is out of order', refused(risk, 503, ''), true, isDown],
  ['answers with a page', failure('parse', 'GET', risk, 200), true, isDown],
  ['does not answer in time', failure('timeout', 'GET', risk), true, isDown],
  ['cannot be reached', failure('network', 'GET', risk), true, isDown],
  [
    'cannot be reached without a connection',
    failure('network', 'GET', risk),
    false,
    /^Cannot connect with the server!/,
  ],
  ['refuses', refused(risk, 404, '{"detail":"Not found."}'), true, /^Not found\.$/],
  ['works while the GO API is out of order', refused(main, 503, ''), true, /^Internal server error!$/],
])('the risk API %s', (_, error, isOnLine, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  expect(renderHook(() => useRiskError()).result.current(error)).toMatch(message);
});
