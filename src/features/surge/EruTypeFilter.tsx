import type { FilterValue } from '#app/lists/filterValue';
import { useOptionList } from '#app/request/useOptionList';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';
import { surgePageStrings } from './strings';

/** The types come from the server, which adds and drops some every few years. */
export function EruTypeFilter({ value, onChange }: FilterValue) {
  const t = useStrings(surgePageStrings);
  const { data, state } = useOptionList('globalEnums', value !== null);
  return (
    <NativeSelect
      {...state}
      label={t.eruType}
      placeholder={t.allEruTypes}
      options={(data?.deployments_eru_type ?? []).map(({ key, value: label }) => ({ key: Number(key), label }))}
      value={value ?? undefined}
      onChange={onChange}
    />
  );
}
