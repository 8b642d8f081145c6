/** What a page must not show: texts that stand for a missing value, and the words of a failed page or block. */
export interface Forbidden {
  /** Sources of regular expressions. */
  readonly texts: readonly string[];
}

/** Texts of JavaScript values in text, names and addresses; sentences of pages and blocks that failed. */
export const forbidden: Forbidden = {
  texts: [
    '\\bundefined\\b',
    '\\bnull\\b',
    '\\bNaN\\b',
    'Invalid Date',
    '\\[object \\w+\\]',
    'Oops!',
    'Something unexpected happened',
    'Failed to fetch data',
    'Failed to load data',
    'Internal server error',
    'could not be (loaded|shown|read)',
    'Page not found',
    'Permission Denied',
  ],
};

/**
 * The forbidden texts of a document, each with its surroundings. Self-contained: it also runs inside a browser.
 *
 * @param texts - sources of regular expressions
 * @returns one line each, without repetitions
 */
export function shownFaults(texts: readonly string[]): string[] {
  const pattern = new RegExp(texts.join('|'));
  const found = new Set<string>();
  const check = (text: string | null, place: Element | null, attribute = '') => {
    const match = text ? pattern.exec(text) : null;
    if (!text || !match) return;
    const around = text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 40).trim();
    const context = place?.closest('tr, li, dl, section, main')?.textContent ?? '';
    const where = attribute ? ` (${attribute})` : '';
    found.add(`${match[0]}: "${around}"${where} in "${context.slice(0, 80).trim()}"`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.closest('script, style, noscript')) check(node.nodeValue, parent);
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src', 'aria-valuetext']) {
      check(element.getAttribute(name), element, name);
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      check(element.value, element, 'value');
    }
  }
  check(document.title, null, 'title of the page');
  return [...found];
}
