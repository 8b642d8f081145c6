import type { DrefStatus } from '#contract/enums';
import { drefStatus } from '#domain/dref/drefTypes';
import { Tag } from '#ui/display/Tag';
import { useStrings } from '#ui/language/useStrings';
import { drefListStrings } from './strings';

const looks = {
  [drefStatus.draft]: { tone: 'neutral', key: 'stateDraft' },
  [drefStatus.finalizing]: { tone: 'blue', key: 'stateFinalizing' },
  [drefStatus.finalized]: { tone: 'yellow', key: 'stateFinalized' },
  [drefStatus.approved]: { tone: 'green', key: 'stateApproved' },
  [drefStatus.failed]: { tone: 'red', key: 'stateFailed' },
} as const;

/** The status of a document, as the list explains it. */
export function StatusTag({ status }: { readonly status: DrefStatus }) {
  const t = useStrings(drefListStrings);
  const { tone, key } = looks[status];
  return <Tag tone={tone}>{t[key]}</Tag>;
}
