import { useId, useState } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { Modal } from '../overlays/Modal';
import styles from './comparison.module.css';
import { type Difference, differencesBetween, isSame, valueAt, withValueAt } from './differences';
import { strings } from './strings';
import { type DescribeValue, useDescribeValue } from './useDescribeValue';

export interface DifferenceDialogProps<V extends object> {
  readonly mine: V;
  readonly theirs: V;
  /** What both began from; with it, a field that only one of them changed is chosen from that one. */
  readonly base?: V;
  readonly labelOf: (path: string) => string;
  readonly wordsFor?: DescribeValue;
  /** Given what the person chose, field by field. */
  readonly onResolve: (merged: V) => void;
  readonly onCancel: () => void;
}

type Side = 'mine' | 'theirs';

const changedBy = (difference: Difference, base: object | undefined) => {
  if (!base) return { mine: true, theirs: true };
  const begun = valueAt(base, difference.path);
  return { mine: !isSame(begun, difference.before), theirs: !isSame(begun, difference.after) };
};

/** Two versions of a document side by side; for each field that differs the person says which stays. Shown while it is mounted. */
export function DifferenceDialog<V extends object>(props: DifferenceDialogProps<V>) {
  const { mine, theirs, base, labelOf, wordsFor, onResolve, onCancel } = props;
  const t = useStrings(strings);
  const words = useDescribeValue(wordsFor);
  const group = useId();
  const [differences] = useState(() => differencesBetween(mine, theirs));
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(
      differences.map((difference) => [difference.path, changedBy(difference, base).mine ? 'mine' : 'theirs']),
    ),
  );
  const chooseAll = (side: Side) => setSides(Object.fromEntries(differences.map(({ path }) => [path, side])));
  const merged = () =>
    differences
      .filter(({ path }) => sides[path] === 'theirs')
      .reduce((values, { path, after }) => withValueAt(values, path, after), mine);

  const option = (difference: Difference, side: Side) => (
    <label className={styles.choice}>
      <input
        type="radio"
        name={`${group}${difference.path}`}
        aria-label={`${labelOf(difference.path)}: ${t[side]}`}
        checked={sides[difference.path] === side}
        onChange={() => setSides((all) => ({ ...all, [difference.path]: side }))}
      />
      <span>{words(difference.path, side === 'mine' ? difference.before : difference.after)}</span>
    </label>
  );
  return (
    <Modal
      size="xl"
      isAlert
      isOpen
      title={t.compareHeading}
      onClose={onCancel}
      footer={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button variant="primary" onPress={() => onResolve(merged())}>
            {t.confirmChoice}
          </Button>
        </>
      }
    >
      <p>{t.compareMessage}</p>
      <div className={styles.actions}>
        <Button size="s" onPress={() => chooseAll('mine')}>
          {t.allMine}
        </Button>
        <Button size="s" onPress={() => chooseAll('theirs')}>
          {t.allTheirs}
        </Button>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.mine}</th>
            <th scope="col">{t.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => {
            const by = changedBy(difference, base);
            return (
              <tr key={difference.path}>
                <th scope="row">
                  {labelOf(difference.path)}
                  {base && by.mine && by.theirs && <span className={styles.conflict}>{t.changedByBoth}</span>}
                </th>
                <td data-column={t.mine}>{option(difference, 'mine')}</td>
                <td data-column={t.theirs}>{option(difference, 'theirs')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Modal>
  );
}
