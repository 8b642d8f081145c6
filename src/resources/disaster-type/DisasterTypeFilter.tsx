import type { FilterValue } from '#app/lists/filterValue';
import { listStrings } from '#app/lists/strings';
import { useReference } from '#app/request/referenceData';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';

/** Disaster types as a filter. */
export function DisasterTypeFilter({ value, onChange }: FilterValue) {
  const t = useStrings(listStrings);
  const { data } = useReference('disasterTypes');
  return (
    <NativeSelect
      label={t.disasterType}
      placeholder={t.allDisasters}
      options={(data?.results ?? []).flatMap(({ id, name }) => (name ? [{ key: id, label: name }] : []))}
      value={value ?? undefined}
      onChange={onChange}
    />
  );
}
