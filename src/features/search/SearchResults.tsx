import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { BelowFold } from '#app/page/BelowFold';
import { isCode } from '#app/shell/search/codeQueries';
import type { ResponseOf } from '#contract/types';
import { isRunning } from '#domain/appeals/running';
import { orderedGroups, type SearchGroup, searchGroups } from '#domain/search/search';
import { utcToday } from '#domain/three-w/status';
import { Button } from '#ui/actions/Button';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useOverdue } from '#ui/feedback/useOverdue';
import { useStrings } from '#ui/language/useStrings';
import { newestQuery } from './queries';
import { isPlaceGroup, ResultGroup } from './ResultGroup';
import { RunningEmergencies } from './RunningEmergencies';
import { searchPageStrings } from './strings';

interface SearchResultsProps {
  readonly keyword: string;
  readonly results: ResponseOf<'GET /api/v1/search/'>;
}

/** The results of a keyword by group, or one group with all of its results; emergencies with a running operation come first. */
export function SearchResults({ keyword, results }: SearchResultsProps) {
  const t = useStrings(searchPageStrings);
  const [params, setParams] = useSearchParams();
  const alone = searchGroups.find((group) => group === params.get('group'));
  const found = orderedGroups(results);
  const shown = alone && found.includes(alone) ? [alone] : found;
  const isAlone = shown.length < found.length;
  const openGroup = (group: SearchGroup | null) => setParams(group ? { keyword, group } : { keyword });
  const running = useRunning(keyword, !isAlone && found.includes('emergencies'));

  if (found.length === 0)
    return isCode(keyword) ? null : <StateMessage state="empty" message={t.nothing({ keyword })} />;
  if (running === undefined) return <Skeleton kind="block" height="24rem" />;
  // places take a line or two, the first table the rest of the screen
  const inFirstScreen = shown.findIndex((group) => !isPlaceGroup(group)) + 1 || shown.length;
  const groupOf = (group: SearchGroup) => (
    <ResultGroup
      key={group}
      keyword={keyword}
      results={results}
      group={group}
      isAlone={isAlone || found.length === 1}
      onViewAll={() => openGroup(group)}
    />
  );
  return (
    <>
      {running.length > 0 && <RunningEmergencies running={running} />}
      {isAlone && (
        <div>
          <Button onPress={() => openGroup(null)}>{t.goBack}</Button>
        </div>
      )}
      {shown.slice(0, inFirstScreen).map(groupOf)}
      {inFirstScreen < shown.length && (
        <BelowFold skeleton={<Skeleton kind="block" height="24rem" />} resetKey={results}>
          {shown.slice(inFirstScreen).map(groupOf)}
        </BelowFold>
      )}
    </>
  );
}

/** How long results wait for the running emergencies above them, in milliseconds. */
const patience = 1500;

/**
 * The emergencies of a keyword in which an operation runs today: the search index sorts by words, not by time.
 *
 * @returns `undefined` while the results are to wait: a card that came later would move them away from under the pointer. None where
 *   they were not read in time, or not at all.
 */
function useRunning(keyword: string, isEnabled: boolean) {
  const { data, isLoading } = useQuery({ ...newestQuery(keyword), enabled: isEnabled, retry: false });
  const isOverdue = useOverdue(keyword, isLoading, patience);
  if (isLoading && !isOverdue) return undefined;
  if (!isEnabled || isOverdue) return [];
  return (data?.results ?? []).filter(({ appeals }) => isRunning(appeals, utcToday()));
}
