import { type ReactNode, useMemo } from 'react';
import { fieldNamed } from '#app/form/derive';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { formatList } from '#domain/format/formatList';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { useDrefStrings } from '../form/useDrefStrings';
import { ChangeList } from './ChangeList';
import { type ComparedStage, type StageChange, sharedLists, stageChanges } from './stageChanges';
import { drefCompareStrings } from './strings';
import { type FollowUp, usePreviousStage } from './usePreviousStage';

interface ComparisonProps {
  readonly document: FollowUp;
  readonly current: ComparedStage;
  readonly heading?: (change: StageChange, label: string) => ReactNode;
  readonly onTakeBack?: (change: StageChange) => void;
}

/** What an update or a report says otherwise than the document before it. */
export function Comparison({ document, current, ...own }: ComparisonProps) {
  const t = useStrings(drefCompareStrings);
  const messageOf = useErrorMessage();
  const { stage: earlier, name, error, retry } = usePreviousStage(document);
  if (error) {
    return <StateMessage state="error" isCompact message={`${t.failed} ${messageOf(error)}`} onRetry={retry} />;
  }
  if (!earlier) return <Skeleton kind="block" height="6rem" />;
  return <Compared name={name ?? ''} current={current} earlier={earlier} {...own} />;
}

interface ComparedProps extends Omit<ComparisonProps, 'document'> {
  readonly name: string;
  readonly earlier: ComparedStage;
}

function Compared({ name, current, earlier, ...own }: ComparedProps) {
  const t = useStrings(drefCompareStrings);
  const formStrings = useDrefStrings();
  const { language } = useLanguage();
  const changes = useMemo(() => stageChanges(current, earlier), [current, earlier]);
  const shared = useMemo(() => sharedLists(current, earlier), [current, earlier]);
  const labels = shared.map((each) => fieldNamed(current.definition, each)?.label(formStrings, current.values) ?? each);
  return (
    <Stack gap="s3">
      <p>
        {t.text({ stage: name })}{' '}
        <strong>{changes.length === 0 ? t.nothing : t.counted({ count: changes.length })}</strong>
      </p>
      {labels.length > 0 && <Note>{t.shared({ lists: formatList(labels, language) })}</Note>}
      <ChangeList changes={changes} current={current} earlier={earlier} {...own} />
    </Stack>
  );
}
