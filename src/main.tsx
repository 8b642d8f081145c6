import '#ui/tokens/tokens.css';
import '#ui/tokens/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from '#app/App';
import { createProductWords } from '#app/language/productWords';
import { queryClient } from '#app/request/queryClient';
import { pages } from '#app/routes/pages';
import { routeTree } from '#app/routes/tree';
import { currentUserQuery } from '#app/session/currentUser';
import { followOtherTabs } from '#app/session/followOtherTabs';
import { currentSession } from '#app/session/session';
import { followSystemTheme } from '#app/theme/theme';
import { whenIdle } from '#ui/layout/whenIdle';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

followSystemTheme();
followOtherTabs();
if (currentSession()) queryClient.prefetchQuery(currentUserQuery);

createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routeTree(pages))} pages={pages} words={createProductWords()} />
  </StrictMode>,
);

/** Runs once the first page has its data: neither the network nor the processor is taken from it. */
function afterFirstView(run: () => void) {
  const cache = queryClient.getQueryCache();
  const start = () => whenIdle(run, 5000);
  whenIdle(() => {
    if (queryClient.isFetching() === 0) return start();
    const unsubscribe = cache.subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      start();
    });
  });
}

addEventListener('load', () =>
  afterFirstView(() => {
    import('#ui/tokens/fonts.css');
    import('#app/errorReporting/startErrorReporting').then(({ startErrorReporting }) => startErrorReporting());
  }),
);
