import { useMemo } from 'react';
import { href } from '#app/routes/href';
import type { RelatedAppeal } from '#contract/appeal';
import { deploymentScale, totalPeriod } from '#domain/surge/deployments';
import { useEventName } from '#resources/event/useEventName';
import { surgeStrings } from '#resources/surge/strings';
import { useStrings } from '#ui/language/useStrings';
import { type Column, linkColumn, numberColumn } from '#ui/table/columns';
import { surgePageStrings } from './strings';
import { timelineColumn } from './timelineColumn';

interface EventRow {
  readonly id: number;
  readonly name: string | null;
  readonly appeals: readonly Pick<RelatedAppeal, 'start_date' | 'end_date'>[];
}

interface Deployed {
  readonly start_date: string | null;
  readonly end_date: string | null;
}

/** The periods in an emergency's row: first of its operations, then of the people or units deployed to it. */
export const eventPeriods = ({ appeals }: EventRow, deployed: readonly Deployed[]): readonly [Deployed, Deployed] => [
  totalPeriod(appeals),
  totalPeriod(deployed),
];

interface EventColumns<Row> {
  /** All periods of the page, which share one scale. */
  readonly all: readonly Deployed[];
  readonly deployedOf: (row: Row) => readonly Deployed[];
  readonly countLabel: string;
}

/** The columns of the emergency, its number of deployed people or units, and the two timelines. `deployedOf` must be a stable function. */
export function useEventColumns<Row extends EventRow>({ all, deployedOf, countLabel }: EventColumns<Row>) {
  const t = useStrings(surgePageStrings);
  const eventName = useEventName();
  const labelStrings = useStrings(surgeStrings);
  return useMemo((): readonly Column<Row>[] => {
    const place = deploymentScale(all);
    return [
      linkColumn({
        id: 'emergency',
        header: labelStrings.emergency,
        value: (row) => eventName(row),
        href: (row) => href('emergenciesLayout', { emergencyId: row.id }),
      }),
      numberColumn({ id: 'count', header: countLabel, value: (row) => deployedOf(row).length }),
      timelineColumn({
        id: 'operations',
        header: t.emergencyTimeline,
        place,
        period: (row) => eventPeriods(row, [])[0],
      }),
      timelineColumn({
        id: 'deployments',
        header: t.deploymentTimeline,
        place,
        period: (row) => eventPeriods(row, deployedOf(row))[1],
      }),
    ];
  }, [labelStrings, t, eventName, all, deployedOf, countLabel]);
}
