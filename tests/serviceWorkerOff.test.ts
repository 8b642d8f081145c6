import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { isServiceWorkerOff } from '#app/offline/isServiceWorkerOff';

test('the worker that is deployed to turn offline use off removes the stored files and itself, and reloads open pages', async () => {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
  const page = { url: 'https://go.example.org/emergencies', navigate: vi.fn() };
  const self = {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    skipWaiting: vi.fn(),
    registration: { unregister: vi.fn() },
    clients: { matchAll: async () => [page] },
  };
  const caches = { keys: async () => ['go-code', 'workbox-precache'], delete: vi.fn() };
  runInNewContext(readFileSync('deploy/serviceWorkerOff.js', 'utf8'), { self, caches });
  let work: Promise<void> | undefined;
  const event = {
    waitUntil: (promise: Promise<void>) => {
      work = promise;
    },
  };
  listeners.get('install')?.(event);
  listeners.get('activate')?.(event);
  await work;
  expect(self.skipWaiting).toHaveBeenCalled();
  expect(caches.delete.mock.calls.flat()).toEqual(['go-code', 'workbox-precache']);
  expect(self.registration.unregister).toHaveBeenCalledOnce();
  expect(page.navigate).toHaveBeenCalledWith(page.url);
});

test('a setting turns it off', () => {
  expect(isServiceWorkerOff({})).toBe(false);
  expect(isServiceWorkerOff({ VITE_SERVICE_WORKER_OFF: 'true' })).toBe(true);
  expect(() => isServiceWorkerOff({ VITE_SERVICE_WORKER_OFF: 'yes' })).toThrow('VITE_SERVICE_WORKER_OFF');
});
