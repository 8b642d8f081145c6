import { useEffect } from 'react';

/**
 * Moves the focus to a container when the element in it that has the focus is removed, such as the menu of a row that was deleted: the
 * browser would move it to the top of the page.
 */
export function useFocusFallback(container: HTMLElement | null): void {
  useEffect(() => {
    if (!container) return;
    let focused: Element | null = null;
    const enter = ({ target }: FocusEvent) => {
      focused = target as Element;
    };
    const leave = () => {
      // a removed element is disconnected when it loses the focus
      if (focused?.isConnected) focused = null;
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body) container.focus({ preventScroll: true });
    });
    container.addEventListener('focusin', enter);
    container.addEventListener('focusout', leave);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      container.removeEventListener('focusin', enter);
      container.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, [container]);
}
