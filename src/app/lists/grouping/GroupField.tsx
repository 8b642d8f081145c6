import { type GroupKind, groupKinds } from '#domain/lists/grouping';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';
import { groupStrings } from './strings';
import type { Grouping } from './useGrouping';

type GroupingChoice = Pick<Grouping<never>, 'kind' | 'setKind' | 'monthOf'>;

/** The words for kinds of groups. */
export function useGroupNames({ monthOf }: Pick<GroupingChoice, 'monthOf'>): Readonly<Record<GroupKind, string>> {
  const t = useStrings(groupStrings);
  return { country: t.country, type: t.type, month: monthOf === 'start' ? t.monthOfStart : t.monthOfCreation };
}

/** Chooses what a list is grouped by. */
export function GroupField({ grouping }: { readonly grouping: GroupingChoice }) {
  const t = useStrings(groupStrings);
  const names = useGroupNames(grouping);
  return (
    <NativeSelect
      label={t.groupBy}
      placeholder={t.notGrouped}
      options={groupKinds.map((key) => ({ key, label: names[key] }))}
      value={grouping.kind ?? undefined}
      onChange={(kind) => grouping.setKind(kind ?? null)}
    />
  );
}
