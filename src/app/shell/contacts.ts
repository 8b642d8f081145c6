/** Addresses outside the product that more than one place of the shell leads to. @source reference/shell-and-account.md, section 1 */
export const contacts = {
  support: 'mailto:im@ifrc.org',
  blog: 'https://ifrcgoproject.medium.com/',
  wiki: 'https://go-wiki.ifrc.org/',
  /** A form of the federation's where people say what they think of the search. */
  searchFeedback: 'https://forms.office.com/e/YEzYKfMwSB',
} as const;

/** A page of the product's manual, in the language given. */
export const wikiPage = (language: string, path: string) => new URL(`${language}/${path}`, contacts.wiki).href;
