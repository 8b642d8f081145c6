import { focusHeading, sectionsAround } from './focusHeading';

/** Leaves the focus at a heading, and at one further out where that heading is removed, as with what a retry brings. */
function leaveAt(sections: readonly HTMLElement[]) {
  const heading = document.activeElement === document.body && focusHeading(sections, { preventScroll: true });
  if (!heading) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement === heading) return;
    observer.disconnect();
    if (!heading.isConnected) leaveAt(sections);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * A ref of a block that goes with the button that has the focus, such as a message with a retry: leaves the focus at the heading of the
 * section around it, or of the page; by default no element would have it. Part of the start-up, unlike `watchFocus`.
 */
export function leaveFocus(block: HTMLElement | null): (() => void) | undefined {
  if (!block) return;
  return () => {
    // refs are taken back before their elements are removed
    if (!block.contains(document.activeElement)) return;
    const sections = sectionsAround(block);
    // a banner stands above the page, outside of all sections; a dialog is one, and gives the focus back itself
    queueMicrotask(() => leaveAt(sections.length > 0 ? sections : [...document.querySelectorAll('main')]));
  };
}
