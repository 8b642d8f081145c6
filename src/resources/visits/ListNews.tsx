import { useLocation } from 'react-router-dom';
import { withParts } from '#app/routes/href';
import { formatIsoDate } from '#domain/format/dates';
import { type CountedRows, SinceLastVisit } from './SinceLastVisit';

interface ListNewsProps {
  readonly since: Date | null;
  /** From `useList`. */
  readonly list: { readonly newRows: (since: Date) => CountedRows };
  readonly text: (count: number) => string;
}

/** How many rows of a list with its filters are new since the last visit; leads to them by the filter `created_after`. */
export function ListNews({ since, list, text }: ListNewsProps) {
  const { pathname, search } = useLocation();
  if (since === null) return null;
  const { page: _, ...filters } = Object.fromEntries(new URLSearchParams(search));
  const address = withParts(pathname, { search: { ...filters, created_after: formatIsoDate(since) } });
  return <SinceLastVisit since={since} parts={[{ id: 'rows', count: [list.newRows(since)], text, href: address }]} />;
}
