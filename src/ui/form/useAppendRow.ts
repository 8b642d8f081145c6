import { useEffect, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { randomId } from './clientId';

/**
 * Adds a row to a list of the form from outside of its ListField, and moves the focus to a field of it. A second field array of the
 * same name would not tell the list of its rows.
 *
 * @param name - the path of the list
 * @param focused - the field of the new row that is to be filled in first
 */
export function useAppendRow(name: string, focused: string): (row: FieldValues) => void {
  const { getValues, setValue, setFocus } = useFormContext();
  const added = useRef<number | null>(null);
  // the field is there once the list has rendered with its new row
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
