import { focusHeading, sectionsAround } from './focusHeading';

const rowSelector = 'tr, li';
const overlaySelector = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const controlSelector =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])';
/** Longer than an overlay takes to close. */
const maxWaitMilliseconds = 1000;

/** Where an element with the focus stands. */
interface Place {
  readonly element: HTMLElement;
  readonly pathname: string;
  readonly row: HTMLElement | null;
  readonly rows: HTMLElement | null;
  /** Among the rows of its list. */
  readonly index: number;
  /** The sections around it, the closest first. */
  readonly sections: readonly HTMLElement[];
}

function placeOf(element: HTMLElement): Place {
  const row = element.closest<HTMLElement>(rowSelector);
  const rows = row?.parentElement ?? null;
  const index = row && rows ? [...rows.children].indexOf(row) : -1;
  return { element, pathname: window.location.pathname, row, rows, index, sections: sectionsAround(element) };
}

function focusOn(element: HTMLElement | null | undefined, isShown = true): boolean {
  if (!element?.isConnected) return false;
  if (!element.matches(controlSelector) && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: !isShown });
  return document.activeElement === element;
}

/** Focuses the main control of the row, of the row in its place or of one after it; else the heading of the list. */
function focusNext({ row, rows, index, sections }: Place, container: HTMLElement) {
  const following = rows?.isConnected ? [...rows.children].slice(Math.max(index, 0)) : [];
  for (const next of [...(row?.isConnected ? [row] : []), ...following]) {
    if (focusOn(next.querySelector<HTMLElement>(controlSelector))) return;
  }
  if (!focusHeading(sections)) focusOn(container, false);
}

/**
 * Moves the focus on when the element of a list that has it is removed, such as the menu of a row that was deleted: to the main control of
 * the next row, or to the heading of the list. The browser would move it to the top of the page. A ref of the list's element.
 *
 * @returns a function that ends it
 */
export function watchFocus(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return;
  let place: Place | null = null;
  const moveOn = (from: Place, until: number) => {
    const { activeElement } = document;
    if (window.location.pathname !== from.pathname) return;
    // the rows of a virtual table go when they are scrolled out of view
    if (!activeElement || activeElement === document.body) {
      if (container.dataset.virtual) focusOn(container, false);
      else focusNext(from, container);
    } else if (activeElement.closest(overlaySelector) && Date.now() < until) {
      setTimeout(() => moveOn(from, until), 50);
    }
  };
  const check = () => {
    if (!place || place.element.isConnected) return;
    const from = place;
    place = null;
    moveOn(from, Date.now() + maxWaitMilliseconds);
  };
  const observer = new MutationObserver(check);
  const enter = ({ target }: FocusEvent) => {
    place = placeOf(target as HTMLElement);
    observer.observe(container, { childList: true, subtree: true });
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    // a menu or dialog gives the focus back
    if (relatedTarget instanceof Element && relatedTarget.closest(overlaySelector)) return;
    // Chromium sends `focusout` before the element is removed
    queueMicrotask(() => {
      if (place?.element === target && place.element.isConnected) place = null;
    });
  };
  container.addEventListener('focusin', enter);
  container.addEventListener('focusout', leave);
  return () => {
    container.removeEventListener('focusin', enter);
    container.removeEventListener('focusout', leave);
    observer.disconnect();
    // the list may have gone with its last row: elements are removed after their refs
    queueMicrotask(check);
  };
}
