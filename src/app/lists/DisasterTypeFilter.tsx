import { useReference } from '#app/request/referenceData';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';
import type { FilterValue } from './filterValue';
import { listStrings } from './strings';

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
