import type { QueryKey } from '@tanstack/react-query';

/**
 * Reads whose answers never reach the device's store: tokens and the addresses of registration and passwords, lists of people by their
 * mail address, files, and what is only true at the moment. Writes are no queries and never stored.
 */
const neverStored: readonly RegExp[] = [
  /token/,
  /auth/,
  /domainwhitelist/,
  /\/users?\/$/,
  /share-users?/,
  /export/,
  /bulk-upload/,
  /global-files/,
  // stored as the product's own translations
  /\/language\//,
];

/**
 * Whether the answer of a query may be stored on the device: reads of the two APIs, and the current user's roles. The calls of login,
 * registration and passwords stand outside the APIs' paths.
 */
export function isStorable([endpoint]: QueryKey): boolean {
  if (endpoint === 'role') return true;
  return (
    typeof endpoint === 'string' &&
    /^GET \/api\/v[12]\//.test(endpoint) &&
    !neverStored.some((rule) => rule.test(endpoint))
  );
}
