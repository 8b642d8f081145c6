import { useMemo } from 'react';
import type { AnnualSplit, Project } from '#contract/project';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { type Column, numberColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { projectPageStrings } from './strings';

const groups = ['male', 'female', 'other', 'total'] as const;

/** People targeted and reached: year by year for an annual report, else in total. */
export function ProjectFigures({ project }: { readonly project: Project }) {
  const t = useStrings(projectPageStrings);
  const isAnnual = project.annual_splits.length > 0;
  return (
    <Card title={isAnnual ? t.annual : t.people} hasPadding={false}>
      {isAnnual ? <ByYear splits={project.annual_splits} /> : <InAll project={project} />}
    </Card>
  );
}

function ByYear({ splits }: { readonly splits: readonly AnnualSplit[] }) {
  const t = useStrings(projectPageStrings);
  const columns = useMemo(
    (): readonly Column<AnnualSplit>[] => [
      textColumn({ id: 'year', header: t.year, value: ({ year }) => (year === null ? null : String(year)) }),
      numberColumn({ id: 'budget', header: t.budget, value: ({ budget_amount }) => budget_amount }),
      ...groups.map((who) =>
        numberColumn<AnnualSplit>({
          id: `target_${who}`,
          header: t.targetedOf({ who: t[who] }),
          value: (split) => split[`target_${who}`],
        }),
      ),
      ...groups.map((who) =>
        numberColumn<AnnualSplit>({
          id: `reached_${who}`,
          header: t.reachedOf({ who: t[who] }),
          value: (split) => split[`reached_${who}`],
        }),
      ),
    ],
    [t],
  );
  return <Table caption={t.annual} columns={columns} rows={splits} rowKey={({ id }) => id} />;
}

interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly targeted: number | null;
  readonly reached: number | null;
}

function InAll({ project }: { readonly project: Project }) {
  const t = useStrings(projectPageStrings);
  const columns = useMemo(
    (): readonly Column<GroupRow>[] => [
      textColumn({ id: 'sex', header: t.sex, value: ({ name }) => name }),
      numberColumn({ id: 'targeted', header: t.targeted, value: ({ targeted }) => targeted }),
      numberColumn({ id: 'reached', header: t.reached, value: ({ reached }) => reached }),
    ],
    [t],
  );
  const rows = groups.map((who) => ({
    id: who,
    name: t[who],
    targeted: project[`target_${who}`],
    reached: project[`reached_${who}`],
  }));
  return (
    <>
      <Table caption={t.peopleCaption} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <Note padding="s3 edge">{t.peopleNote}</Note>
    </>
  );
}
