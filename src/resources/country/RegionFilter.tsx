import type { FilterValue } from '#app/lists/filterValue';
import { listStrings } from '#app/lists/strings';
import { useOptionList } from '#app/request/useOptionList';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';

/** A filter by region of the federation. */
export function RegionFilter({ value, onChange }: FilterValue) {
  const t = useStrings(listStrings);
  const { data, state } = useOptionList('globalEnums', value !== null);
  return (
    <NativeSelect
      {...state}
      label={t.region}
      placeholder={t.allRegions}
      options={(data?.api_region_name ?? []).map(({ key, value: label }) => ({ key: Number(key), label }))}
      value={value ?? undefined}
      onChange={onChange}
    />
  );
}
