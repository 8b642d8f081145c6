/**
 * Has React hide a page by `content-visibility: hidden` instead of `display: none`: the browser keeps the layout of the page, so that
 * going back to a list does not lay out all of its rows anew. React sets the property `display` itself and offers no other way. A browser
 * without `content-visibility` hides the page as React does.
 *
 * @param box the outermost element of the page
 */
export function keepLayout(box: HTMLElement | null): void {
  if (!box || !CSS.supports('content-visibility', 'hidden')) return;
  const { style } = box;
  const setDisplay = (display: string) => {
    style.contentVisibility = display === 'none' ? 'hidden' : '';
  };
  // called again each time the page is shown
  Object.defineProperties(style, {
    display: { configurable: true, set: setDisplay },
    setProperty: { configurable: true, value: (_name: string, display: string) => setDisplay(display) },
  });
}
