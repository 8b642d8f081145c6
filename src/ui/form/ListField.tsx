import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import hidden from '../layout/VisuallyHidden.module.css';
import { randomId } from './clientId';
import { FieldLabels } from './FieldLabels';
import { ListError } from './ListError';
import styles from './ListField.module.css';
import { strings } from './strings';

export interface ListFieldProps {
  /** The path of the list in the form. Its rows carry a `client_id`. */
  readonly name: string;
  readonly label: string;
  /** Set where a form row shows the label. */
  readonly isLabelHidden?: boolean;
  /** The label of one row, followed by its number. */
  readonly rowLabel: string;
  readonly addLabel?: string;
  /** A new row; its client_id is added. */
  readonly newRow: () => Record<string, unknown>;
  /** Renders the fields of a row at its path. */
  readonly renderRow: (path: string, index: number) => ReactNode;
  readonly maxRows?: number;
  readonly isReadOnly?: boolean;
  /** The name of a row from its values, instead of its number. */
  readonly rowName?: (row: Readonly<Record<string, unknown>>) => string;
  /** Replaces the add button; called with the function that adds a row. */
  readonly adder?: (append: (row: Readonly<Record<string, unknown>>) => void) => ReactNode;
}

interface Row {
  readonly rowKey: string;
  readonly client_id?: string;
}

/** A list of rows that can be added and removed, identified by their client_id, also in server errors. */
export function ListField(props: ListFieldProps) {
  const { name, label, isLabelHidden = false, rowLabel, addLabel, newRow, renderRow, maxRows, isReadOnly } = props;
  const t = useStrings(strings);
  const { fields, append, remove } = useFieldArray({ name, keyName: 'rowKey' });
  const rows = fields as readonly Row[];
  const { errors } = useFormState({ name });
  const [news, setNews] = useState('');
  const adder = useRef<HTMLButtonElement>(null);
  const headId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const labels = useContext(FieldLabels);
  const rowName = (index: number) => {
    const row = fields[index];
    return row && props.rowName ? props.rowName(row) : t.rowName({ list: rowLabel, count: index + 1 });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: row names depend on the number of rows and the label
  useEffect(() => {
    labels?.set(name, { label, focus: () => (isLabelHidden ? adder : heading).current?.focus() });
    for (const index of rows.keys()) {
      const focus = () => (list.current?.children[index] as HTMLElement | undefined)?.focus();
      labels?.set(`${name}.${index}`, { label: rowName(index), focus });
    }
  }, [labels, name, label, isLabelHidden, rowLabel, rows.length]);

  const add = (given: Readonly<Record<string, unknown>> = {}) => {
    const row = { client_id: randomId(), ...newRow(), ...given };
    append(row);
    const name = props.rowName?.(row) ?? t.rowName({ list: rowLabel, count: rows.length + 1 });
    setNews(t.rowAdded({ row: name }));
  };
  const drop = (index: number) => {
    remove(index);
    setNews(t.rowRemoved({ row: rowName(index) }));
    // the next row takes the place of the removed one
    const next = list.current?.children[index + 1] as HTMLElement | undefined;
    (next ?? adder.current ?? heading.current)?.focus();
  };
  return (
    // not a landmark: a nested list has the same name in each row
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in place of the heading
    <div role="group" aria-labelledby={headId} className={styles.list}>
      <h3 id={headId} ref={heading} tabIndex={-1} className={isLabelHidden ? hidden.hidden : styles.heading}>
        {label}
      </h3>
      {rows.length === 0 && <p className={styles.none}>{t.noRows}</p>}
      <ul ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.client_id ?? row.rowKey} tabIndex={-1} className={styles.row} aria-label={rowName(index)}>
            <div className={styles.head}>
              <span className={styles.name} aria-hidden="true">
                {rowName(index)}
              </span>
              {!isReadOnly && (
                <Button
                  variant="text"
                  size="s"
                  label={t.removeRow({ row: rowName(index) })}
                  icon={<Trash2 aria-hidden="true" />}
                  onPress={() => drop(index)}
                />
              )}
            </div>
            {renderRow(`${name}.${index}`, index)}
          </li>
        ))}
      </ul>
      <ListError errors={errors} name={name} />
      {!isReadOnly && props.adder?.(add)}
      {!isReadOnly && !props.adder && (
        <Button
          ref={adder}
          icon={<Plus aria-hidden="true" />}
          isDisabled={maxRows !== undefined && rows.length >= maxRows}
          onPress={() => add()}
        >
          {addLabel ?? t.addRow}
        </Button>
      )}
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </div>
  );
}
