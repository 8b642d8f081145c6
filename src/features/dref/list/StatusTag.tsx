import type { DrefStatus } from '#contract/enums';
import { drefStatus } from '#domain/dref/drefTypes';
import { Tag } from '#ui/display/Tag';
import { useStrings } from '#ui/language/useStrings';
import { drefListStrings } from './strings';

const looks = {
  [drefStatus.draft]: { tone: 'neutral', word: 'stateDraft' },
  [drefStatus.finalizing]: { tone: 'blue', word: 'stateFinalizing' },
  [drefStatus.finalized]: { tone: 'yellow', word: 'stateFinalized' },
  [drefStatus.approved]: { tone: 'green', word: 'stateApproved' },
  [drefStatus.failed]: { tone: 'red', word: 'stateFailed' },
} as const;

/** The status of a document, in the words in which the list explains it. */
export function StatusTag({ status }: { readonly status: DrefStatus }) {
  const t = useStrings(drefListStrings);
  const { tone, word } = looks[status];
  return <Tag tone={tone}>{t[word]}</Tag>;
}
