const headings = ':is(h1, h2, h3, h4)';

/**
 * A ref of a block that goes with the button that has the focus, such as a message with a retry: leaves the focus at the heading of the
 * section around it; by default no element would have it. Part of the start-up, unlike `watchFocus`.
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
