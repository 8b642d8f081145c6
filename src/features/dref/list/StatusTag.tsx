import type { DrefStatus } from '#contract/enums';
import { drefStatus } from '#domain/dref/drefTypes';
import { Tag } from '#ui/display/Tag';
import { useStrings } from '#ui/language/useStrings';
import { statusName } from './documentNames';
import { drefListStrings } from './strings';

const tones = {
  [drefStatus.draft]: 'neutral',
  [drefStatus.finalizing]: 'blue',
  [drefStatus.finalized]: 'yellow',
  [drefStatus.approved]: 'green',
  [drefStatus.failed]: 'red',
} as const;

/** The status of a document, as the list explains it. */
export function StatusTag({ status }: { readonly status: DrefStatus }) {
  const t = useStrings(drefListStrings);
  return <Tag tone={tones[status]}>{statusName(status, t)}</Tag>;
}
