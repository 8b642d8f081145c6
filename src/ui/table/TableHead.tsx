import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import { classNames } from '../layout/classNames';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import type { CardPart } from './cardParts';
import type { Column } from './columns';
import css from './Table.module.css';
import { tableRoles } from './tableRoles';
import type { HeadingSort } from './useSort';

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

interface HeadingProps {
  readonly column: Pick<Column<never>, 'header' | 'isNumeric' | 'info'>;
  readonly part: CardPart | undefined;
  readonly sort: HeadingSort | null;
}

function Heading({ column, part, sort }: HeadingProps) {
  const Arrow = arrows[sort?.direction ?? 'none'];
  const words = <span className={css.words}>{column.header}</span>;
  return (
    <th
      {...tableRoles.heading}
      className={css.heading}
      scope="col"
      aria-sort={sort?.direction}
      data-numeric={column.isNumeric || undefined}
      data-part={part}
    >
      {sort ? (
        <button type="button" className={css.sort} onClick={sort.toggle}>
          {words}
          <Arrow className={css.arrow} data-idle={sort.direction === 'none' || undefined} aria-hidden />
        </button>
      ) : (
        words
      )}
      {column.info && <span className={css.info}>{column.info}</span>}
    </th>
  );
}

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly parts: readonly CardPart[];
  readonly headingSort: (column: Column<Row>) => HeadingSort | null;
  readonly hasActions: boolean;
  /** Set when only a part of the rows is rendered. */
  readonly rowIndex?: number;
}

/** The headings; a sortable one is a button and states its direction. */
export function TableHead<Row>({ columns, parts, headingSort, hasActions, rowIndex }: TableHeadProps<Row>) {
  const t = useStrings(displayStrings);
  return (
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row} aria-rowindex={rowIndex}>
        {columns.map((column, index) => (
          <Heading key={column.id} column={column} part={parts[index]} sort={headingSort(column)} />
        ))}
        {hasActions && (
          <th {...tableRoles.heading} className={classNames(css.heading, css.actions)} scope="col">
            <VisuallyHidden>{t.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
