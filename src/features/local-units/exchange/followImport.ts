import type { QueryClient } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import { queryKey } from '#app/request/apiQuery';
import { poll } from '#app/request/poll';
import { send } from '#app/request/send';
import type { LocalUnitImport } from '#contract/localUnitImport';
import type { Strings } from '#domain/language/strings';
import { unitEndpoints } from '#resources/local-unit/queries';
import { importQuery, importStatus } from './importQueries';
import type { localUnitExchangeStrings } from './strings';

/** Polling interval of a pending import in milliseconds. */
const pollInterval = 5000;
/** Failed reads in a row after which an import is no longer followed. */
const maxFailures = 12;

const followed = new Set<number>();
const watched = new Set<number>();

/** Marks an import as shown on the screen, where its result needs no message. @returns a function that ends this */
export function watchImport(id: number): () => void {
  watched.add(id);
  return () => watched.delete(id);
}

/**
 * Follows an import to its end, whatever page or window is open: then a message tells the result, and the units are read again.
 *
 * @param t - the strings of import and export in the chosen language
 */
export async function followImport(
  started: LocalUnitImport,
  client: QueryClient,
  t: Pick<Strings<(typeof localUnitExchangeStrings)['templates']>, 'importDone' | 'importFailed' | 'importLost'>,
): Promise<void> {
  const { id, file_name: file } = started;
  if (followed.has(id) || started.status !== importStatus.pending) return;
  followed.add(id);
  const name = `import-${id}`;
  try {
    const done = await poll(readDone(id, client), pollInterval, new AbortController().signal);
    for (const read of [...unitEndpoints, 'GET /api/v2/bulk-upload-local-unit/'] as const) {
      void client.invalidateQueries({ queryKey: queryKey(read) });
    }
    if (watched.has(id)) return;
    if (done.status === importStatus.success) {
      const type = done.local_unit_type_details.name;
      showAlert({ name, variant: 'success', title: t.importDone({ file, type }), stays: true });
    } else {
      const description = done.error_message || undefined;
      showAlert({
        name,
        variant: 'danger',
        title: t.importFailed({ file }),
        stays: true,
        ...(description && { description }),
      });
    }
  } catch {
    showAlert({ name, variant: 'warning', title: t.importLost({ file }), stays: true });
  } finally {
    followed.delete(id);
  }
}

/** Reads an import into the cache; undefined while it is pending. Some failures in a row are tolerated. */
function readDone(id: number, client: QueryClient) {
  let failures = 0;
  return async (): Promise<LocalUnitImport | undefined> => {
    try {
      const item = await send('GET /api/v2/bulk-upload-local-unit/{id}/', { path: { id } });
      failures = 0;
      client.setQueryData(importQuery(id).queryKey, item);
      return item.status === importStatus.pending ? undefined : item;
    } catch (error) {
      failures += 1;
      if (failures >= maxFailures) throw error;
      return undefined;
    }
  };
}
