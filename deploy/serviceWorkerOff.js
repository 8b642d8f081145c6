// Turns offline use off: deployed in the place of serviceWorker.js, it removes the stored files and itself at the next visit.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    // pages that the former worker has answered are read again from the server
    for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
  };
  event.waitUntil(remove());
});
