import type { unstable_UpdateUrlFunction as UpdateUrl } from 'nuqs/adapters/custom';
import { Activity, memo, type ReactNode, useState } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  type NavigationType,
  useLocation,
  useMatches,
  useNavigationType,
  useOutlet,
} from 'react-router-dom';
import { useSession } from '#app/session/session';
import { useLastPainted } from '#ui/layout/useLastPainted';
import { keepLayout } from './keepLayout';
import { PageAddress, useAddressWriter } from './PageAddress';
import { PlaceProvider } from './PlaceProvider';

/** What a route says of its page (`handle`). */
export interface PageHandle {
  readonly isKept: boolean;
}

/** A page with what the router said when it was shown last. */
interface ShownPage {
  /** The route and its parameters: the same for all tabs of a layout. */
  readonly name: string;
  readonly isKept: boolean;
  readonly content: ReactNode;
  readonly location: Location;
  readonly navigationType: NavigationType;
  /** Who was logged in; undefined for visitors. */
  readonly userId: number | undefined;
}

interface NumberedPage extends ShownPage {
  /** In the order in which pages were opened: React's key. */
  readonly id: number;
}

interface Pages {
  /** What the router said last. */
  readonly arrived: ShownPage;
  readonly current: NumberedPage;
  /** The page that was shown before, if it is kept. */
  readonly previous: NumberedPage | null;
}

/** The page in the outlet of the route around all pages. */
function useArrivedPage(): ShownPage {
  const location = useLocation();
  const navigationType = useNavigationType();
  const content = useOutlet();
  // the shell, the route around all pages, the page
  const match = useMatches()[2];
  const { isKept = false } = (match?.handle ?? {}) as Partial<PageHandle>;
  const userId = useSession()?.id;
  return { name: `${match?.id} ${match?.pathname}`, isKept, content, location, navigationType, userId };
}

const isSame = (one: ShownPage, other: ShownPage) =>
  one.location === other.location && one.content === other.content && one.userId === other.userId;

function pagesAfter({ current, previous }: Pages, arrived: ShownPage): Pages {
  const { name, navigationType, location, userId } = arrived;
  // a page may show what only its reader may see
  const kept = previous?.userId === userId ? previous : null;
  if (name === current.name) return { arrived, current: { ...arrived, id: current.id }, previous: kept };
  // the same entry of the history: neither its address nor its route has changed
  if (navigationType === 'POP' && kept?.location.key === location.key)
    return { arrived, current: kept, previous: null };
  const opened = { arrived, current: { ...arrived, id: current.id + 1 } };
  // what is replaced is no page to go back to: a redirect on the way
  if (navigationType === 'REPLACE') return { ...opened, previous: kept };
  const isKept = current.isKept && current.userId === userId;
  return { ...opened, previous: isKept && navigationType === 'PUSH' ? current : null };
}

interface PageInPlaceProps {
  readonly page: ShownPage;
  readonly write: UpdateUrl;
}

/** A page with the location that it was shown for. It renders again only when the router has said something new of it. */
const PageInPlace = memo(function PageInPlace({ page, write }: PageInPlaceProps) {
  const { location, navigationType } = page;
  return (
    <LocationContext value={{ location, navigationType }}>
      <PageAddress location={location} write={write}>
        <PlaceProvider>{page.content}</PlaceProvider>
      </PageAddress>
    </LocationContext>
  );
});

/** Becomes `content-visibility` (`keepLayout`). */
const hidden = { display: 'none' } as const;

/**
 * The page at the address, and hidden behind it the one that was left, where that is a page to come back to (`isKept`): going back
 * shows it as it was left, without rendering it again. Its effects end while it is hidden, so that it reads nothing, and it sees the
 * location that it had, with its filters (`PageAddress`). They end once the next page is painted: ending them traverses all rows of the
 * list, which would delay the head of that page.
 */
export function KeptPages() {
  const arrived = useArrivedPage();
  const write = useAddressWriter();
  const [pages, setPages] = useState<Pages>(() => ({ arrived, current: { ...arrived, id: 0 }, previous: null }));
  let shown = pages;
  if (!isSame(pages.arrived, arrived)) {
    shown = pagesAfter(pages, arrived);
    setPages(shown);
  }
  const { current, previous } = shown;
  const endedId = useLastPainted(previous?.id);
  return (previous ? [previous, current] : [current]).map((page) => (
    <Activity key={page.id} mode={page !== current && page.id === endedId ? 'hidden' : 'visible'}>
      <div ref={keepLayout} style={page === current ? undefined : hidden}>
        <PageInPlace page={page} write={write} />
      </div>
    </Activity>
  ));
}
