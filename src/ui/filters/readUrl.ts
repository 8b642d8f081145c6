import { createLoader, type inferParserType, type ParserMap, type UrlKeys } from 'nuqs';

/** The values that parsers read; null for what is not set. */
export type UrlValues<P extends ParserMap> = inferParserType<P>;

/** The values at an address, as the hooks of the page read them. */
export const readUrl = <P extends ParserMap>(search: URLSearchParams, parsers: P, urlKeys?: UrlKeys<P>) =>
  createLoader(parsers, { urlKeys })(search);
