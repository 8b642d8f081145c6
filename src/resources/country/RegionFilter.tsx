import type { FilterValue } from '#app/lists/filterValue';
import { listStrings } from '#app/lists/strings';
import { useReference } from '#app/request/referenceData';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';

/** The five regions as a filter. */
export function RegionFilter({ value, onChange }: FilterValue) {
  const t = useStrings(listStrings);
  const { data } = useReference('globalEnums');
  return (
    <NativeSelect
      label={t.region}
      placeholder={t.allRegions}
      options={(data?.api_region_name ?? []).map(({ key, value: label }) => ({ key: Number(key), label }))}
      value={value ?? undefined}
      onChange={onChange}
    />
  );
}
