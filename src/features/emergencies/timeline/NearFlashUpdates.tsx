import { useMemo } from 'react';
import { useAllRows } from '#app/lists/useList';
import type { EventDetail } from '#contract/event';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { FlashUpdates } from '../FlashUpdates';
import { nearFlashUpdateList } from '../queries';
import { emergencyTimelineStrings } from './strings';

const noFilters = {};

/**
 * Flash updates of the countries and the hazard of an emergency, from the weeks around its start. None of them names an emergency: they
 * stand beside its timeline and are not counted. Without any, nothing is shown.
 *
 * @source reference/api-limits.md, Readers in a minute, 1
 */
export function NearFlashUpdates({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyTimelineStrings);
  const query = useAllRows(nearFlashUpdateList, noFilters, event);
  const all = query.data?.results;
  const updates = useMemo(() => {
    const countries = new Set(event.countries.map(({ id }) => id));
    return all?.filter(({ country_district }) => country_district.some(({ country }) => countries.has(country)));
  }, [all, event]);
  if (updates?.length === 0) return null;
  return (
    <Card title={t.nearFlash} hasPadding={false}>
      <Note padding="s3 edge">{t.nearFlashNote}</Note>
      <FlashUpdates caption={t.nearFlash} list={nearFlashUpdateList} query={query} updates={updates} />
    </Card>
  );
}
