const headings = ':is(h1, h2, h3, h4)';

/**
 * A ref of a block that goes with the button that has the focus, such as a message with a retry: leaves the focus at the heading of the
 * section around it. The browser would leave it nowhere. Smaller than `watchFocus`, since every page has such a block.
 */
export function leaveFocus(block: HTMLElement | null): (() => void) | undefined {
  if (!block) return;
  return () => {
    // refs are taken back before their elements are removed
    if (!block.contains(document.activeElement)) return;
    const heading = block.closest(`section:has(${headings}), main`)?.querySelector<HTMLElement>(headings);
    queueMicrotask(() => {
      if (!heading || document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  };
}
