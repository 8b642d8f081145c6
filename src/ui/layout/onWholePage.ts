/** Whether a key is Ctrl or Cmd with a letter. On keyboards of other scripts the key is no Latin letter: then its place counts. */
const isShortcut = ({ ctrlKey, metaKey, key, code }: KeyboardEvent, letter: string) =>
  (ctrlKey || metaKey) && (/^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`);

/**
 * Calls back when the page is needed as a whole: before it is printed, and when the browser searches in it. The browser does not wait for
 * data before it prints; its key is taken over, and the page printed once it is loaded.
 *
 * @returns a function that ends this
 */
export function onWholePage(show: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isPrint = isShortcut(event, 'p');
    if (isPrint && !event.defaultPrevented) {
      event.preventDefault();
      void import('../print/printWhenLoaded')
        .then(({ printWhenLoaded }) => printWhenLoaded())
        .catch(() => window.print());
    }
    if (isPrint || isShortcut(event, 'f') || event.key === 'F3') show();
  };
  window.addEventListener('keydown', onKey);
  window.addEventListener('beforeprint', show);
  return () => {
    window.removeEventListener('keydown', onKey);
    window.removeEventListener('beforeprint', show);
  };
}
