import { type MomentLike, parseMoment } from '#domain/format/dates';
import { Tag } from '#ui/display/Tag';
import { useStrings } from '#ui/language/useStrings';
import type { FileColumn } from '#ui/table/columns';
import { visitStrings } from './strings';

/** A column with the mark of new rows after its cell. */
export const withNewTag = <Row extends { readonly created_at: string }>(
  column: FileColumn<Row>,
  since: Date | null,
): FileColumn<Row> =>
  since === null
    ? column
    : {
        ...column,
        cell: (row) => (
          <>
            {column.cell(row)} <NewTag at={row.created_at} since={since} />
          </>
        ),
      };

interface NewTagProps {
  /** When it was added. */
  readonly at: MomentLike;
  /** The last visit; null on a first one. */
  readonly since: Date | null;
}

/** Marks what was added since the last visit. */
export function NewTag({ at, since }: NewTagProps) {
  const t = useStrings(visitStrings);
  const added = parseMoment(at);
  return since && added && added > since ? <Tag tone="green">{t.new}</Tag> : null;
}
