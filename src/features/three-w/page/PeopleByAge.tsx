import { useMemo } from 'react';
import type { EmergencyProjectActivity } from '#contract/emergencyProject';
import { sumOf } from '#domain/lists/sumOf';
import { type Age, ages, disabledCount, disabledCounts, peopleCount, sexes } from '#domain/three-w/people';
import { useStrings } from '#ui/language/useStrings';
import { type Column, numberColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { ageNames } from '../ageNames';
import { ageStrings } from '../ageStrings';
import { activityPageStrings } from './strings';

interface AgeRow {
  readonly id: Age | 'total';
  readonly name: string;
  readonly counts: Readonly<Record<(typeof sexes)[number] | 'total', number | null>>;
}

/** The detailed counts of an activity by age and sex, in total and of people with a disability. */
export function PeopleByAge({ activity }: { readonly activity: EmergencyProjectActivity }) {
  const t = useStrings(activityPageStrings);
  const hasDisabled = disabledCounts.some((count) => activity[count] !== null);
  return (
    <>
      <AgeTable caption={t.byAge} activity={activity} nameOf={peopleCount} />
      {hasDisabled && <AgeTable caption={t.disabledByAge} activity={activity} nameOf={disabledCount} />}
    </>
  );
}

interface AgeTableProps {
  readonly caption: string;
  readonly activity: EmergencyProjectActivity;
  readonly nameOf: typeof peopleCount | typeof disabledCount;
}

function AgeTable({ caption, activity, nameOf }: AgeTableProps) {
  const t = useStrings(ageStrings);
  const columns = useMemo(
    (): readonly Column<AgeRow>[] => [
      textColumn({ id: 'age', header: t.age, value: ({ name }) => name }),
      ...([...sexes, 'total'] as const).map((sex) =>
        numberColumn<AgeRow>({ id: sex, header: t[sex], value: ({ counts }) => counts[sex] }),
      ),
    ],
    [t],
  );
  const names = ageNames(t);
  const row = (id: AgeRow['id'], name: string, shown: readonly Age[]): AgeRow => {
    const bySex = sexes.map((sex) => sumOf(shown.map((age) => activity[nameOf(sex, age)])));
    const [male = null, female = null, other = null] = bySex;
    return { id, name, counts: { male, female, other, total: sumOf(bySex) } };
  };
  const rows = [...ages.map((age) => row(age, names[age], [age])), row('total', t.total, ages)];
  return (
    <div>
      <h4>{caption}</h4>
      <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </div>
  );
}
