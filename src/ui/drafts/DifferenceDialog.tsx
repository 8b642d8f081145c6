import { useId, useRef, useState } from 'react';
import { labelled } from '#domain/format/labelled';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { useLanguage } from '../language/LanguageContext';
import { Modal } from '../overlays/Modal';
import styles from './comparison.module.css';
import { type Difference, differencesBetween, documentOf, isSame, valueAt, withValueAt } from './differences';
import { RowName } from './RowName';
import { strings } from './strings';
import { type RenderRowName, type RenderValue, useDescribeValue } from './useDescribeValue';

export interface DifferenceDialogProps<V extends object> {
  readonly mine: V;
  readonly theirs: V;
  /** The common base version; a field that only one side changed is preselected from that side. */
  readonly base?: V;
  /** Paths of differences without a choice, which follow from others. */
  readonly computed?: readonly string[];
  /** The author of the saved version, where known. */
  readonly savedBy?: string | null;
  /** The label of a field, by its form path. */
  readonly labelOf: (path: string) => string;
  readonly renderValue?: RenderValue;
  readonly renderRowName?: RenderRowName;
  /** Called with the merged values. */
  readonly onResolve: (merged: V) => void;
  readonly onCancel: () => void;
}

type Side = 'mine' | 'theirs';
type Sides = Readonly<Record<string, Side>>;

/** The side that changed a field since the base; null when both did or without a base. */
function changedBy({ path, before, after }: Difference, base: object | undefined): Side | null {
  if (!base) return null;
  const original = valueAt(base, path);
  if (isSame(original, before)) return 'theirs';
  return isSame(original, after) ? 'mine' : null;
}

/**
 * Two versions of a document side by side, with a choice for each field that differs. Fields that only one side changed are preselected,
 * fields that both changed are not. The dialog is open while it is mounted.
 */
export function DifferenceDialog<V extends object>(props: DifferenceDialogProps<V>) {
  const {
    mine,
    theirs,
    base,
    computed = [],
    savedBy,
    labelOf,
    renderValue,
    renderRowName,
    onResolve,
    onCancel,
  } = props;
  const t = useStrings(strings);
  const { language } = useLanguage();
  const words = useDescribeValue(renderValue);
  const group = useId();
  const table = useRef<HTMLTableElement>(null);
  const [differences] = useState(() =>
    differencesBetween(mine, theirs)
      .filter(({ path }) => !computed.includes(path))
      .map((difference) => ({ ...difference, by: changedBy(difference, base) })),
  );
  const [sides, setSides] = useState<Sides>(() =>
    Object.fromEntries(differences.flatMap(({ path, by }) => (by ? [[path, by]] : []))),
  );
  const unchosen = differences.filter(({ path }) => sides[path] === undefined);
  const radioName = ({ path }: Difference) => `${group}${path}`;

  const contested = differences.filter(({ by }) => by === null);
  /** What only one side changed stays: a press must not wipe what somebody else wrote alone. */
  const chooseContested = (side: Side) =>
    setSides((all) => ({ ...all, ...Object.fromEntries(contested.map(({ path }) => [path, side])) }));
  const resolve = () => {
    const [open] = unchosen;
    if (open) {
      table.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(radioName(open))}"]`)?.focus();
      return;
    }
    const taken = differences.filter(({ path }) => sides[path] === 'theirs');
    onResolve(taken.reduce((values, { path, after }) => withValueAt(values, path, after), mine));
  };

  const option = (difference: Difference, side: Side) => {
    const valueId = `${radioName(difference)}${side}`;
    return (
      <label className={styles.choice}>
        <input
          type="radio"
          name={radioName(difference)}
          aria-label={labelled(language, labelOf(difference.field), t[side])}
          aria-describedby={`${radioName(difference)}row ${valueId}`}
          checked={sides[difference.path] === side}
          onChange={() => setSides((all) => ({ ...all, [difference.path]: side }))}
        />
        <span id={valueId}>
          {side === 'mine'
            ? words(difference.field, difference.before, mine)
            : words(difference.field, difference.after, theirs)}
        </span>
      </label>
    );
  };
  return (
    <Modal
      size="xl"
      isAlert
      isOpen
      title={t.compareHeading}
      onClose={onCancel}
      footer={
        <>
          <span role="status" className={styles.unchosen}>
            {unchosen.length > 0 && t.unchosen({ count: unchosen.length })}
          </span>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button variant="primary" onPress={resolve}>
            {t.confirmChoice}
          </Button>
        </>
      }
    >
      <p>{[savedBy && t.comparedWith({ name: savedBy }), t.compareMessage].filter(Boolean).join(' ')}</p>
      {contested.length > 1 && (
        <div className={styles.actions}>
          <Button size="s" onPress={() => chooseContested('mine')}>
            {t.contestedMine}
          </Button>
          <Button size="s" onPress={() => chooseContested('theirs')}>
            {t.contestedTheirs}
          </Button>
        </div>
      )}
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.mine}</th>
            <th scope="col">{t.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.path}>
              <th scope="row">
                {labelOf(difference.field)}
                <RowName id={`${radioName(difference)}row`}>
                  {renderRowName?.(difference.field, documentOf(difference, mine, theirs))}
                </RowName>
                {base && difference.by === null && <span className={styles.conflict}>{t.changedByBoth}</span>}
              </th>
              <td data-column={t.mine}>{option(difference, 'mine')}</td>
              <td data-column={t.theirs}>{option(difference, 'theirs')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
