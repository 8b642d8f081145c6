import { useOptionList } from '#app/request/useOptionList';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';
import type { drefTypes } from './drefLists';
import { drefListStrings } from './strings';

type DrefTypeKey = (typeof drefTypes)[number];

interface DrefTypeFilterProps {
  readonly value: DrefTypeKey | null;
  readonly onChange: (value: DrefTypeKey | undefined) => void;
}

/** A filter by type of DREF. */
export function DrefTypeFilter({ value, onChange }: DrefTypeFilterProps) {
  const t = useStrings(drefListStrings);
  const { data, state } = useOptionList('globalEnums', value !== null);
  const options = (data?.dref_dref_dref_type ?? []).map(({ key, value: label }) => ({ key, label }));
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
