import type { ReactNode } from 'react';
import { fieldNamed } from '#app/form/derive';
import { renderFieldValue } from '#app/form/FieldValue';
import { wordDifferences } from '#domain/text/wordDifferences';
import { Button } from '#ui/actions/Button';
import { useDescribeValue } from '#ui/drafts/useDescribeValue';
import { useStrings } from '#ui/language/useStrings';
import { useDrefStrings } from '../form/useDrefStrings';
import styles from './ChangeList.module.css';
import type { ComparedStage, StageChange } from './stageChanges';
import { drefCompareStrings } from './strings';
import { useChangeLabel } from './useChangeLabel';

interface ChangeListProps {
  readonly changes: readonly StageChange[];
  readonly current: ComparedStage;
  readonly earlier: ComparedStage;
  /** What names a change in the list; its label by default. */
  readonly heading?: (change: StageChange, label: string) => ReactNode;
  /** Left out where the document is only read. */
  readonly onTakeBack?: (change: StageChange) => void;
}

/** What differs between two stages, field by field. */
export function ChangeList({ changes, current, earlier, heading, onTakeBack }: ChangeListProps) {
  const t = useStrings(drefCompareStrings);
  const labelOf = useChangeLabel();
  return (
    <ul className={styles.changes}>
      {changes.map((change) => {
        const label = labelOf(change, current);
        return (
          <li key={change.path} className={styles.change}>
            <div className={styles.head}>
              <strong>{heading ? heading(change, label) : label}</strong>
              {onTakeBack && change.canTakeBack && (
                <Button size="s" aria-label={t.takeBackNamed({ field: label })} onPress={() => onTakeBack(change)}>
                  {t.takeBack}
                </Button>
              )}
            </div>
            <Sides change={change} current={current} earlier={earlier} />
          </li>
        );
      })}
    </ul>
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function Sides({ change, current, earlier }: Pick<ChangeListProps, 'current' | 'earlier'> & { change: StageChange }) {
  const t = useStrings(drefCompareStrings);
  const formStrings = useDrefStrings();
  const words = useDescribeValue(renderFieldValue(current.definition, formStrings));
  const { field, before, now } = change;
  const kind = fieldNamed(current.definition, field)?.kind;
  if (kind === 'longText' && isText(before) && isText(now)) return <ChangedText before={before} now={now} />;
  return (
    <dl className={styles.sides}>
      <div>
        <dt>{t.before}</dt>
        <dd>{words(field, before, earlier.values)}</dd>
      </div>
      <div>
        <dt>{t.now}</dt>
        <dd>{words(field, now, current.values)}</dd>
      </div>
    </dl>
  );
}

/** Both versions of a text in one, what was removed struck through. */
function ChangedText({ before, now }: { readonly before: string; readonly now: string }) {
  return (
    <p className={styles.text}>
      {wordDifferences(before, now).map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
        if (kind === 'added') return <ins key={index}>{text}</ins>;
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return kind === 'removed' ? <del key={index}>{text}</del> : text;
      })}
    </p>
  );
}
