import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFocusTarget } from '#app/form/shownRows';
import { useFormSelector } from '#app/form/useFormSelector';
import { Button } from '#ui/actions/Button';
import { Stack } from '#ui/layout/Stack';
import type { DrefValues, InterventionRow } from '../fields/drefShape';
import styles from './FoldedDetails.module.css';
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

/**
 * The indicators and texts of an intervention, folded in a long list, with what they hold. It unfolds for an empty row, and for a field
 * that is about to be focused.
 */
export function FoldedDetails({ index, name, figures, children }: FoldedDetailsProps) {
  const t = useDrefStrings();
  const id = useId();
  const { getValues } = useFormContext<DrefValues>();
  const [isOpen, setOpen] = useState(() => {
    const rows = getValues('planned_interventions') ?? [];
    return rows.length < foldsFrom || indicatorsOf(rows[index]).length + writtenTexts(rows[index]) === 0;
  });
  const own = `planned_interventions.${index}.`;
  const target = useFocusTarget();
  const isTarget = target?.startsWith(own) && !figures.includes(target.slice(own.length));
  if (isTarget && !isOpen) setOpen(true);
  const held = useFormSelector(({ planned_interventions: rows }: DrefValues) => ({
    indicators: indicatorsOf(rows?.[index]).length,
    texts: writtenTexts(rows?.[index]),
  }));
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <div className={styles.head}>
        <Button
          variant="text"
          size="s"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={(isOpen ? t.foldNamed : t.unfoldNamed)({ name })}
          icon={<Icon aria-hidden="true" />}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? t.fold : t.unfold}
        </Button>
        {!isOpen && <span>{t.foldedHolds({ indicators: held.indicators, texts: held.texts })}</span>}
      </div>
      {isOpen && (
        <Stack id={id} gap="s3">
          {children}
        </Stack>
      )}
    </>
  );
}
