import { createLoader, type inferParserType, type ParserMap, type UrlKeys } from 'nuqs';

/** The parsed values; null for a parameter that is not set. */
export type UrlValues<P extends ParserMap> = inferParserType<P>;

/** Parses search parameters like the hooks of the page, for loaders. */
export const readUrl = <P extends ParserMap>(search: URLSearchParams, parsers: P, urlKeys?: UrlKeys<P>) =>
  createLoader(parsers, { urlKeys })(search);
