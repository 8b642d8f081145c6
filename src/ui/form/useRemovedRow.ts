import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

type Row = Readonly<Record<string, unknown>>;

/** A row that was removed, and its place. */
export interface RemovedRow {
  readonly index: number;
  readonly name: string;
  readonly row: Row;
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a row holds something that a new one does not. */
const isFilled = (row: Row, newRow: Row) =>
  Object.entries(row).some(([name, value]) => name !== 'client_id' && !isBlank(value) && value !== newRow[name]);

/**
 * The row of a list that was removed last, to be put back. It is forgotten once the form is reset, as after a save: the server knows
 * its id no more.
 *
 * @param name - the path of the list
 * @param newRow - the values of a row to which nothing was added: its removal loses nothing
 */
export function useRemovedRow(name: string, newRow: () => Row) {
  const { getValues } = useFormContext();
  const { defaultValues } = useFormState();
  const [removed, setRemoved] = useState<{ readonly last: RemovedRow; readonly of: unknown } | null>(null);
  return {
    removed: removed?.of === defaultValues ? removed?.last : undefined,
    remember: (index: number, rowName: string) => {
      const row: Row = structuredClone(getValues(`${name}.${index}`));
      setRemoved(isFilled(row, newRow()) ? { last: { index, name: rowName, row }, of: defaultValues } : null);
    },
    forget: () => setRemoved(null),
  };
}
