import { useOptionList } from '#app/request/useOptionList';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';
import { appealsStrings } from './strings';

/** Types of appeals by the server's keys. @source reference/emergencies.md, section 5 */
export const appealTypes = [0, 1, 2, 3] as const;

type AppealTypeKey = (typeof appealTypes)[number];

interface AppealTypeFilterProps {
  readonly value: AppealTypeKey | null;
  readonly onChange: (value: AppealTypeKey | undefined) => void;
}

/** A filter by type of appeal. */
export function AppealTypeFilter({ value, onChange }: AppealTypeFilterProps) {
  const t = useStrings(appealsStrings);
  const { data, state } = useOptionList('globalEnums', value !== null);
  const options = appealTypes.flatMap((key) => {
    const label = data?.api_appeal_type.find((type) => Number(type.key) === key)?.value;
    return label ? [{ key, label }] : [];
  });
  return (
    <NativeSelect
      {...state}
      label={t.type}
      placeholder={t.allTypes}
      options={options}
      value={value ?? undefined}
      onChange={onChange}
    />
  );
}
