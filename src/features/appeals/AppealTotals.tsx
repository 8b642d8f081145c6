import { useAllRows, type useList } from '#app/lists/useList';
import type { ResponseOf } from '#contract/types';
import { useTotalsText } from '#resources/appeal/useTotalsText';
import { Skeleton } from '#ui/feedback/Skeleton';
import { Note } from '#ui/layout/Note';
import { appealList } from './queries';

/** More rows are not read for their totals: a row takes 1.2 kB. The API has no totals of filtered appeals. @source reference/emergencies.md, section 4.3 */
const maxRows = 250;

type AppealPage = ResponseOf<'GET /api/v2/appeal/'>;

interface AppealTotalsProps {
  readonly list: ReturnType<typeof useList<'GET /api/v2/appeal/', typeof appealList.filters, undefined>>;
}

/** The sums of the appeals that match the filters, or of those on the page where there are too many to read. */
export function AppealTotals({ list: { query, applied } }: AppealTotalsProps) {
  const { data, isPlaceholderData, isLoading } = query;
  if (isLoading) return <Waiting />;
  if (!data || data.count === 0) return null;
  if (data.count > maxRows) return <Totals page={data} isPartial isStale={isPlaceholderData} />;
  return <WholeTotals applied={applied} />;
}

function WholeTotals({ applied }: { readonly applied: AppealTotalsProps['list']['applied'] }) {
  const { data, isPlaceholderData, isLoading } = useAllRows(appealList, applied);
  if (isLoading) return <Waiting />;
  return data ? <Totals page={data} isPartial={false} isStale={isPlaceholderData} /> : null;
}

/** Keeps the place of the sums above the table, whose rows would move away from under the pointer otherwise. */
function Waiting() {
  return (
    <Note as="div" padding="s2 edge">
      <Skeleton kind="block" height="1lh" phoneHeight="3lh" />
    </Note>
  );
}

interface TotalsProps {
  readonly page: AppealPage;
  readonly isPartial: boolean;
  readonly isStale: boolean;
}

function Totals({ page, isPartial, isStale }: TotalsProps) {
  const totalsText = useTotalsText();
  return (
    <Note padding="s2 edge" role="status" data-refreshing={isStale || undefined}>
      {totalsText(page.results, isPartial)}
    </Note>
  );
}
