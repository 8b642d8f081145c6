import '#ui/tokens/tokens.css';
import '#ui/tokens/base.css';
import '#ui/tokens/fallbackFonts.css';
import './prefetch';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App';
import { renderInLongSlices } from '#app/boot/renderInLongSlices';
import { createProductTranslations } from '#app/request/productTranslations';
import { queryClient } from '#app/request/queryClient';
import { createRouter } from '#app/router/createRouter';
import { pages } from '#app/routes/pages';
import { sections } from '#app/routes/pages/sections';
import { clearPrefetched } from '#app/routes/prefetchAddress';
import { syncSessionAcrossTabs } from '#app/session/syncSessionAcrossTabs';
import { followSystemTheme } from '#app/theme/theme';
import { onceNothingIsFetched } from '#ui/feedback/onFetchingChange';
import { whenIdle } from '#ui/layout/whenIdle';
import { onceMapFetched } from '#ui/map/loadMapCanvas';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

followSystemTheme();
syncSessionAcrossTabs();

/** Runs a task once the page has its data and the browser is idle. */
function afterData(run: () => void) {
  whenIdle(() => onceNothingIsFetched(queryClient, () => whenIdle(run, 5000)));
}

/** The same, and once the map in view has its files. */
const afterMap = (run: () => void) => afterData(() => onceMapFetched().then(run));

/**
 * Ends the long slices of the first view, and imports what it does not need: fonts, error reporting and the code of the next pages. Fonts come after a map, which is empty
 * until its files are there, while the system's fonts have the widths of ours.
 */
function LaterFiles() {
  useEffect(() => {
    afterData(() => {
      renderInShortSlices();
      const fonts = import('#ui/tokens/fonts');
      onceMapFetched().then(async () => (await fonts).loadFonts());
      import('#ui/overlays/buttonHints').then(({ startButtonHints }) => startButtonHints());
      import('#app/errorReporting/startErrorReporting').then(({ startErrorReporting }) => startErrorReporting());
      import('#app/offline/startOffline').then(({ startOffline }) => startOffline(router, pages));
      import('#app/routes/prefetchAhead').then(({ prefetchAhead }) => prefetchAhead(router, pages, afterMap));
    });
  }, []);
  return null;
}

const renderInShortSlices = renderInLongSlices();
const router = createRouter(pages);
const translations = createProductTranslations();

/**
 * Renders in a transition, which React slices: input and responses are not blocked. The shell comes before the code of the page has arrived:
 * a slow line gives the time to render it.
 */
function render(into: HTMLElement) {
  startTransition(() => {
    createRoot(into).render(
      <StrictMode>
        <App router={router} sections={sections} translations={translations} />
        <LaterFiles />
      </StrictMode>,
    );
  });
}

// from its second visit on, the first address starts its queries again
const stop = router.subscribe(({ initialized }) => {
  if (!initialized) return;
  stop();
  clearPrefetched();
});

render(root);
