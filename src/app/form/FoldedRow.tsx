import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/actions/Button';
import { Stack } from '#ui/layout/Stack';
import styles from './FoldedRow.module.css';
import { useFocusTarget } from './shownRows';

/** The texts of the button that folds a row. */
export interface FoldTexts {
  readonly fold: string;
  readonly unfold: string;
  readonly foldNamed: (values: { name: string }) => string;
  readonly unfoldNamed: (values: { name: string }) => string;
}

interface FoldedRowProps {
  /** The path of the row: `planned_operations.0`. */
  readonly path: string;
  /** The title of the row. */
  readonly name: string;
  /** Names of the row's fields that stay in view, outside of `children`. */
  readonly visible: readonly string[];
  /** Whether the row is folded at first; it is asked once. */
  readonly isFolded: () => boolean;
  /** What the folded fields hold. */
  readonly summary: string;
  readonly texts: FoldTexts;
  readonly children: ReactNode;
}

/** The details of a row of a long list, which fold with a summary of what they hold. They unfold for a field that is about to be focused. */
export function FoldedRow({ path, name, visible, isFolded, summary, texts, children }: FoldedRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(() => !isFolded());
  const own = `${path}.`;
  const target = useFocusTarget();
  const isTarget = target?.startsWith(own) && !visible.includes(target.slice(own.length));
  if (isTarget && !isOpen) setOpen(true);
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <div className={styles.head}>
        <Button
          variant="text"
          size="s"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={(isOpen ? texts.foldNamed : texts.unfoldNamed)({ name })}
          icon={<Icon aria-hidden="true" />}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.fold : texts.unfold}
        </Button>
        {!isOpen && <span>{summary}</span>}
      </div>
      {isOpen && (
        <Stack id={id} gap="s3">
          {children}
        </Stack>
      )}
    </>
  );
}
