import type { FilterValue } from '#app/lists/filterValue';
import { listStrings } from '#app/lists/strings';
import { useOptionList } from '#app/request/useOptionList';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';

/** A filter by disaster type. */
export function DisasterTypeFilter({ value, onChange }: FilterValue) {
  const t = useStrings(listStrings);
  const { data, state } = useOptionList('disasterTypes', value !== null);
  return (
    <NativeSelect
      {...state}
      label={t.disasterType}
      options={(data?.results ?? []).flatMap(({ id, name }) => (name ? [{ key: id, label: name }] : []))}
      value={value ?? undefined}
      onChange={onChange}
    />
  );
}
