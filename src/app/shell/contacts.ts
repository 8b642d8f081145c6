import { mailto } from '#domain/links/contactAddress';

/**
 * Mailboxes of the federation's teams.
 *
 * @source reference/three-w.md, sections 1.1 and 2.2; reference/surge.md, section 2.1; reference/preparedness.md, section 1.1
 */
export const mailboxes = {
  /** Support of the platform, and questions about 3W. */
  informationManagement: 'im@ifrc.org',
  surge: 'surge@ifrc.org',
  preparedness: 'PER.Team@ifrc.org',
} as const;

/** External URLs that several parts of the shell link to. @source reference/shell-and-account.md, section 1 */
export const contacts = {
  support: mailto(mailboxes.informationManagement),
  blog: 'https://ifrcgoproject.medium.com/',
  wiki: 'https://go-wiki.ifrc.org/',
  /** The federation's feedback form about the search. */
  searchFeedback: 'https://forms.office.com/e/YEzYKfMwSB',
} as const;

/** A page of the product's manual, in the language given. */
export const wikiPage = (language: string, path: string) => new URL(`${language}/${path}`, contacts.wiki).href;
