import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FoldedRow } from '#app/form/FoldedRow';
import { useFormSelector } from '#app/form/useFormSelector';
import type { DrefValues, InterventionRow } from '../fields/drefShape';
import { useDrefStrings } from './useDrefStrings';

/** The number of interventions from which their texts and indicators are folded when a document is opened. */
const foldsFrom = 4;

const texts = [
  'description',
  'progress_towards_outcome',
  'narrative_description_of_achievements',
  'lessons_learnt',
  'challenges',
] as const;

const indicatorsOf = (row: InterventionRow | undefined) => row?.indicators ?? [];
const writtenTexts = (row: InterventionRow | undefined) => texts.filter((name) => row?.[name]?.trim()).length;

interface FoldedDetailsProps {
  readonly index: number;
  /** The title of the intervention. */
  readonly name: string;
  /** Names of the row's figures, which stay in view. */
  readonly figures: readonly string[];
  readonly children: ReactNode;
}

/** The indicators and texts of an intervention, folded in a long list; those of an empty row are open. */
export function FoldedDetails({ index, name, figures, children }: FoldedDetailsProps) {
  const t = useDrefStrings();
  const { getValues } = useFormContext<DrefValues>();
  const held = useFormSelector(({ planned_interventions: rows }: DrefValues) => ({
    indicators: indicatorsOf(rows?.[index]).length,
    texts: writtenTexts(rows?.[index]),
  }));
  const isFolded = () => {
    const rows = getValues('planned_interventions') ?? [];
    return rows.length >= foldsFrom && indicatorsOf(rows[index]).length + writtenTexts(rows[index]) > 0;
  };
  return (
    <FoldedRow
      path={`planned_interventions.${index}`}
      name={name}
      visible={figures}
      isFolded={isFolded}
      summary={t.foldedHolds(held)}
      texts={t}
    >
      {children}
    </FoldedRow>
  );
}
