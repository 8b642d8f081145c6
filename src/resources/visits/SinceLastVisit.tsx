import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '#app/request/apiQuery';
import { queryInput } from '#app/request/call';
import type { Endpoint, QueryOf, ResponseOf } from '#contract/types';
import { formatDateTime } from '#domain/format/dates';
import { Link } from '#ui/actions/Link';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { visitStrings } from './strings';

/** The endpoints that count their rows. */
type CountedEndpoint = { [E in Endpoint]: ResponseOf<E> extends { count: number } ? E : never }[Endpoint];

/** Rows of the server to be counted. */
export interface CountedRows {
  readonly endpoint: CountedEndpoint;
  readonly query: object;
}

/** The rows of an endpoint with some parameters. */
export const rowsOf = <E extends CountedEndpoint>(endpoint: E, query: QueryOf<E>): CountedRows => ({
  endpoint,
  query: { ...query },
});

/** One kind of what may be new. */
export interface NewPart {
  readonly id: string;
  /** A number where it is known already; several reads are added up. */
  readonly count: number | readonly CountedRows[];
  readonly text: (count: number) => string;
  /** Leads to what is new. */
  readonly href?: string | null;
}

interface SinceLastVisitProps {
  readonly since: Date;
  readonly parts: readonly NewPart[];
}

/** What is new on a page since the last visit, counted by kind. */
export function SinceLastVisit({ since, parts }: SinceLastVisitProps) {
  const t = useStrings(visitStrings);
  const { language } = useLanguage();
  const read = parts.flatMap(({ id, count }) =>
    typeof count === 'number' ? [] : count.map((rows) => ({ id, ...rows })),
  );
  const queries = useQueries({
    queries: read.map(({ endpoint, query }) => apiQuery<CountedEndpoint>(endpoint, queryInput({ ...query, limit: 1 }))),
  });
  /** Undefined where one of its reads failed: a part of the sum would say too little. */
  const countOf = (part: NewPart) => {
    if (typeof part.count === 'number') return part.count;
    const counts = queries.filter((_, index) => read[index]?.id === part.id).map(({ data }) => data?.count);
    return counts.reduce((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0);
  };
  if (queries.some(({ isLoading }) => isLoading)) return <Note aria-busy>{'\u00a0'}</Note>;
  const date = formatDateTime(since, language) ?? '';
  const found = parts.flatMap((part) => {
    const count = countOf(part);
    return count ? [{ ...part, text: part.text(count) }] : [];
  });
  const hasFailed = queries.some(({ error, data }) => error && data === undefined);
  return (
    <Note role="status">
      {found.length > 0 ? t.since({ date }) : !hasFailed && t.nothing({ date })}{' '}
      {found.map(({ id, text, href }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <Part href={href}>{text}</Part>
        </span>
      ))}
      {hasFailed && ` ${t.notCounted}`}
    </Note>
  );
}

function Part({ href, children }: { readonly href: string | null | undefined; readonly children: ReactNode }) {
  return href ? <Link href={href}>{children}</Link> : children;
}
