import type { RouterProviderProps } from 'react-router-dom';
import { chosenLanguage } from '#app/language/chosenLanguage';
import { formatDate } from '#domain/format/dates';
import { formatCompact, formatNumber } from '#domain/format/numbers';
import type { SomePages } from './page';
import { prefetchLinkedPages } from './prefetchLinkedPages';
import { prefetchLinks } from './prefetchLinks';
import { startPrefetching } from './prefetchPage';
import { routeAt } from './routeAt';

/** What the first click would else wait for, some 10 ms on a phone: the table of routes and the formats of dates and figures in heads. */
function warmUp() {
  const language = chosenLanguage();
  routeAt(location);
  formatDate(new Date(), language);
  formatCompact(1, language);
  formatNumber(1, language);
}

/**
 * Starts what next pages need before they are opened: their code when the browser is idle, code and queries when a link is about to be
 * followed. Imported after the first view.
 *
 * @param afterData - runs a task once the page has its data and the browser is idle
 */
export function prefetchAhead(
  router: Pick<RouterProviderProps['router'], 'subscribe'>,
  pages: SomePages,
  afterData: (task: () => void) => void,
): void {
  prefetchLinks(pages);
  startPrefetching(pages);
  afterData(warmUp);
  const fetchNext = () => afterData(() => prefetchLinkedPages(pages));
  fetchNext();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') fetchNext();
  });
}
