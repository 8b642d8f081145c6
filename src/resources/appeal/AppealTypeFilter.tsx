import { EnumFilter } from '#app/lists/EnumFilter';
import { useStrings } from '#ui/language/useStrings';
import { appealsStrings } from './strings';
import { useAppealTypeName } from './useAppealTypeName';

/** Types of appeals by the server's keys. @source reference/emergencies.md, section 5 */
export const appealTypes = [0, 1, 2, 3] as const;

type AppealTypeKey = (typeof appealTypes)[number];

interface AppealTypeFilterProps {
  readonly value: AppealTypeKey | null;
  readonly onChange: (value: AppealTypeKey | undefined) => void;
}

/** A filter by type of appeal. */
export function AppealTypeFilter(filter: AppealTypeFilterProps) {
  const t = useStrings(appealsStrings);
  return (
    <EnumFilter {...filter} name="api_appeal_type" label={t.type} keys={appealTypes} nameOf={useAppealTypeName()} />
  );
}
