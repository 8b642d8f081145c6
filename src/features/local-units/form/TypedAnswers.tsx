import { useQuery } from '@tanstack/react-query';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { RelativeTime } from '#ui/display/RelativeTime';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { draftOfEdit } from '../sentUnits';
import { ChangesTable } from '../unit/ChangesTable';
import { unitAfter } from './unitAfter';
import type { UnitValues } from './unitShape';
import { useUnitStrings } from './useUnitStrings';

/** What the user typed into the form of a unit that cannot be edited now, from the draft on this device; renders nothing without one. */
export function TypedAnswers({ unit }: { readonly unit: PrivateLocalUnitDetail }) {
  const t = useUnitStrings();
  const { data: draft } = useQuery({
    queryKey: ['draft of a unit', unit.country, unit.id],
    queryFn: () => draftOfEdit(unit.country, unit.id),
    // always stale: the form writes drafts
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!draft) return null;
  // a draft of this version of the form
  const values = draft.values as unknown as UnitValues;
  const reason = values.update_reason_overview?.trim();
  return (
    <Card title={t.typed}>
      <Stack gap="s4">
        <p>{t.typedText}</p>
        <Note>
          <RelativeTime value={new Date(draft.savedAt)} />
        </Note>
        {reason && <p dir="auto">{t.typedReason({ reason })}</p>}
        <ChangesTable
          before={unit}
          after={unitAfter(unit, values)}
          showsContacts
          headings={{ before: t.onServer, after: t.typed }}
        />
      </Stack>
    </Card>
  );
}
