import type { FilterValue } from '#app/lists/filterValue';
import { listStrings } from '#app/lists/strings';
import { optionState } from '#app/request/optionState';
import { SelectField } from '#ui/fields/SelectField';
import { useStrings } from '#ui/language/useStrings';
import { searchEvents, useEventOption } from './eventOptions';

/** A filter by emergency, searched by name, country or type. */
export function EventFilter({ value, onChange }: FilterValue) {
  const t = useStrings(listStrings);
  const { options, isError, refetch } = useEventOption(value, null);
  const [chosen] = options ?? [];
  return (
    <SelectField
      label={t.emergency}
      value={value ?? undefined}
      selectedOption={chosen && value !== null ? { key: value, label: chosen.label } : undefined}
      {...optionState({ data: options, isError, refetch })}
      onSearch={searchEvents}
      onChange={onChange}
    />
  );
}
