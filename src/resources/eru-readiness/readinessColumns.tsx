import type { EruReadinessType } from '#contract/eruReadiness';
import type { Strings } from '#domain/language/strings';
import { holdsUnits, readinessParts } from '#domain/surge/readiness';
import { type Column, textColumn } from '#ui/table/columns';
import { LevelTag } from './LevelTag';
import type { readinessStrings } from './strings';

/** A National Society's answers about one type of unit: whether it holds or supports the unit, its levels and its comment. */
export const entryColumns = <Row extends EruReadinessType>(
  t: Strings<(typeof readinessStrings)['templates']>,
): readonly Column<Row>[] => [
  textColumn({
    id: 'contribution',
    header: t.contribution,
    value: (row) => (holdsUnits(row) ? t.holds : t.supports),
  }),
  ...readinessParts.map(
    (part): Column<Row> => ({
      id: part,
      header: t[part],
      cell: (row) => <LevelTag level={row[part]} name={row[`${part}_display`]} />,
    }),
  ),
  textColumn({ id: 'comment', header: t.comment, value: ({ comment }) => comment?.trim() }),
];
