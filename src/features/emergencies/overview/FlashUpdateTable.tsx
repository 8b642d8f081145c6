import { useMemo } from 'react';
import { useAllRows } from '#app/lists/useList';
import { Link } from '#app/routes/Link';
import type { FlashUpdate } from '#contract/flashUpdate';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { FlashUpdates } from '../FlashUpdates';
import { type OverviewFilters, overviewFlashUpdateList } from './queries';
import { emergenciesStrings } from './strings';

const noFilters = {};

interface FlashUpdateTableProps {
  readonly filters: OverviewFilters;
  readonly isFiltered: boolean;
}

/** For administrators of the federation. The server filters by period and type, the browser by place. */
export default function FlashUpdateTable({ filters, isFiltered }: FlashUpdateTableProps) {
  const t = useStrings(emergenciesStrings);
  const query = useAllRows(overviewFlashUpdateList, noFilters, filters);
  const all = query.data?.results;
  const updates = useMemo(() => all?.filter((update) => isInPlace(update, filters)), [all, filters]);
  const total = updates?.length;
  return (
    <Card
      title={total === undefined ? t.flash : t.flashTitle({ count: total })}
      hasPadding={false}
      actions={
        <Link to="allFlashUpdates" variant="quiet">
          {t.viewAllFlash}
        </Link>
      }
    >
      {filters.level !== null && <Note padding="s3 edge">{t.flashLevelNote}</Note>}
      <FlashUpdates
        caption={t.flash}
        list={overviewFlashUpdateList}
        query={query}
        updates={updates}
        isFiltered={isFiltered}
      />
    </Card>
  );
}

const isInPlace = ({ country_district }: FlashUpdate, { country, region }: OverviewFilters) =>
  country_district.some(
    (row) =>
      (country === null || row.country === country) && (region === null || row.country_details.region === region),
  ) ||
  (country === null && region === null);
