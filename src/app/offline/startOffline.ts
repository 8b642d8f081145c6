import { chosenLanguage } from '#app/language/chosenLanguage';
import type { SomePages } from '#app/routes/page';
import { isMetered, savesData } from '#app/routes/prefetchLinks';
import { whenIdle } from '#ui/layout/whenIdle';
import { dropAnswers, dropOtherAnswers, storesAnswers } from './answerStore';
import { loadNewVersion } from './loadNewVersion';
import { setProductPages } from './productPages';
import { readStoredAnswers } from './readStoredAnswers';
import { recordPages } from './recordPages';
import { recoverCode } from './recoverCode';
import { refreshKeptItems } from './refreshKeptItems';
import { hasServiceWorker, registerServiceWorker, removeServiceWorker } from './serviceWorkerClient';
import { storeAnswers } from './storeAnswers';
import { storeCode } from './storeCode';

/** Stores this page's files; all others and what new forms need where neither data nor a metered line is spared. */
async function storeProduct() {
  await registerServiceWorker();
  const language = chosenLanguage();
  await storeCode({ language, isAll: false });
  if (savesData() || isMetered()) return;
  whenIdle(async () => {
    try {
      await storeCode({ language, isAll: true });
      const { storeForms } = await import('./storeForms');
      await storeForms();
    } catch {
      // the line was cut: the next page load goes on
    }
  }, 10_000);
}

/**
 * Starts what makes the product work without a connection: called once the first page has its data and the browser is idle.
 *
 * @param router - whose next page is of the newest version
 */
export function startOffline(router: Parameters<typeof loadNewVersion>[0], pages: SomePages): void {
  setProductPages(pages);
  // Vite's event for an import whose file is missing
  window.addEventListener('vite:preloadError', (event) => void recoverCode(event.payload));
  if (!storesAnswers) {
    void dropAnswers();
    void removeServiceWorker().catch(() => undefined);
    return;
  }
  void dropOtherAnswers();
  readStoredAnswers(pages);
  storeAnswers();
  refreshKeptItems();
  recordPages();
  loadNewVersion(router);
  // without service workers, as in some private windows, the product works with a connection alone
  if (hasServiceWorker()) void storeProduct().catch(() => undefined);
}
