import { useMemo } from 'react';
import { type UnitChange, unitChanges } from '#domain/local-units/unitChanges';
import { Dash } from '#ui/display/Dash';
import { useStrings } from '#ui/language/useStrings';
import type { Column } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { unitFieldStrings } from '../fieldStrings';
import { type ShownField, shownFields } from '../fieldTable';
import { useFieldText } from '../useFieldText';
import { localUnitPageStrings } from './strings';

interface ChangesTableProps {
  /** The stored detail before the edit; empty for a new unit. */
  readonly before: object;
  readonly after: object;
  /** Whether to show personal data, for users who may edit. */
  readonly showsContacts: boolean;
  /** Replaces the headings of the two versions. */
  readonly headings?: { readonly before: string; readonly after: string };
}

interface ShownChange extends UnitChange {
  readonly field: ShownField;
}

const fieldOrder = [...shownFields.keys()];

/** The changes of fields that the page shows, in the order of the form. */
const shownChanges = (changes: readonly UnitChange[], showsContacts: boolean): readonly ShownChange[] =>
  changes
    .flatMap((change): readonly ShownChange[] => {
      const field = shownFields.get(change.path);
      // the page already shows the country
      return field && (showsContacts || !field.isContact) ? [{ ...change, field }] : [];
    })
    .sort((a, b) => fieldOrder.indexOf(a.path) - fieldOrder.indexOf(b.path));

/** The fields that differ between two versions, old and new side by side, on phones under each other; of a new unit what it has. @source reference/local-units.md, section 1.5 */
export function ChangesTable({ before, after, showsContacts, headings }: ChangesTableProps) {
  const t = useStrings(localUnitPageStrings);
  const labels = useStrings(unitFieldStrings);
  const textOf = useFieldText();
  const changes = useMemo(
    () => shownChanges(unitChanges({ ...before }, { ...after }), showsContacts),
    [before, after, showsContacts],
  );
  const isNew = Object.keys(before).length === 0;
  const columns = useMemo((): readonly Column<ShownChange>[] => {
    const version = (id: 'before' | 'after', header: string): Column<ShownChange> => ({
      id,
      header,
      part: 'line',
      cell: (change) => <span dir="auto">{textOf(change.field, change[id]) ?? <Dash />}</span>,
    });
    return [
      { id: 'answer', header: t.answer, part: 'name', cell: ({ field }) => labels[field.label] },
      ...(isNew ? [] : [version('before', headings?.before ?? t.before)]),
      version('after', headings?.after ?? t.after),
    ];
  }, [t, labels, textOf, isNew, headings?.before, headings?.after]);
  if (changes.length === 0) return <p>{t.noChanges}</p>;
  return <Table caption={t.changes} columns={columns} rows={changes} rowKey={({ path }) => path} />;
}
