import { useEffect, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { randomId } from './clientId';

/**
 * Adds a row to a list from outside its ListField and focuses a field of the row. A second field array of the
 * same name would not update the list.
 *
 * @param name - the path of the list
 * @param focused - the field of the new row to focus
 */
export function useAppendRow(name: string, focused: string): (row: FieldValues) => void {
  const { getValues, setValue, setFocus } = useFormContext();
  const added = useRef<number | null>(null);
  // the field is mounted once the list has rendered its new row
  useEffect(() => {
    if (added.current === null) return;
    setFocus(`${name}.${added.current}.${focused}`);
    added.current = null;
  });
  return (row) => {
    const rows: readonly FieldValues[] = getValues(name) ?? [];
    added.current = rows.length;
    setValue(name, [...rows, { ...row, client_id: randomId() }], { shouldDirty: true, shouldTouch: true });
  };
}
