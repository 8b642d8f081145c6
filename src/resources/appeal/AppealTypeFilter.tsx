import { EnumFilter } from '#app/lists/EnumFilter';
import { type AppealTypeKey, appealTypes } from '#domain/appeals/appealTypes';
import { useStrings } from '#ui/language/useStrings';
import { appealsStrings } from './strings';
import { useAppealTypeName } from './useAppealTypeName';

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
