import { reportError } from '#app/errorReporting/reportError';
import { hasUnsavedForm } from '#ui/form/unsavedForms';
import { isMissingCode } from './isMissingCode';
import { takeNewestVersion } from './serviceWorkerClient';

/** Session-storage key of the last reload for missing code, so that code that is broken is not loaded for ever. */
const reloadedKey = 'reloaded-for-code';
/** Minimum time between two such reloads, in milliseconds. */
const reloadPause = 60_000;

/** Whether the page was not reloaded for the same reason a moment ago. */
function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (now - last < reloadPause) return false;
    sessionStorage.setItem(reloadedKey, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads a page that asked for a file of a version that the server no longer has, once a minute at most. Not while a form has unsaved
 * answers, and not without a connection, where a reload gives nothing else.
 *
 * @returns whether the page is being reloaded
 */
export async function recoverCode(error: unknown, reload = () => location.reload()): Promise<boolean> {
  if (!isMissingCode(error) || hasUnsavedForm() || !navigator.onLine || !mayReload(Date.now())) return false;
  await takeNewestVersion().catch(reportError);
  reload();
  return true;
}
