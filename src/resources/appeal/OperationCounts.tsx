import type { Appeal } from '#contract/appeal';
import { appealType } from '#domain/appeals/appealTypes';
import { formatNumber } from '#domain/format/numbers';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { operationStrings } from './strings';

/** How many of the operations are of each type, so that their sum can be read beside figures of some types alone. */
export function OperationCounts({ operations }: { readonly operations: readonly Pick<Appeal, 'atype'>[] }) {
  const t = useStrings(operationStrings);
  const { language } = useLanguage();
  const names = [
    [appealType.dref, t.kindDref],
    [appealType.emergencyAppeal, t.kindEmergencyAppeal],
    [appealType.internationalAppeal, t.kindInternationalAppeal],
    [appealType.earlyAction, t.kindEarlyAction],
  ] as const;
  const counts = names.flatMap(([type, kind]) => {
    const count = operations.filter(({ atype }) => atype === type).length;
    return count === 0 ? [] : [t.countOfKind({ kind, count: formatNumber(count, language) ?? '' })];
  });
  return counts.length > 1 && <Note as="span">{counts.join(' · ')}</Note>;
}
