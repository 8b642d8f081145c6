import type { ReactNode } from 'react';
import type { AnyField, FormValues } from '#app/form/definition';
import { fieldNamed, listOfRow } from '#app/form/derive';
import { renderFieldValue } from '#app/form/FieldValue';
import { rulesOfKind } from '#app/form/fieldKinds';
import { Button } from '#ui/actions/Button';
import { ChangedText } from '#ui/display/ChangedText';
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
  const list = kind === undefined ? listOfRow(current.definition, field) : undefined;
  const row = now ?? before;
  if (list?.rowFields && isRow(row)) {
    return (
      <>
        <p className={styles.which}>{now === undefined ? t.rowRemoved : t.rowAdded}</p>
        <RowAnswers
          fields={list.rowFields}
          row={row}
          path={field}
          words={(path, value) => words(path, value, now === undefined ? earlier.values : current.values)}
        />
      </>
    );
  }
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

const isRow = (value: unknown): value is FormValues => typeof value === 'object' && value !== null;

interface RowAnswersProps {
  readonly fields: NonNullable<AnyField['rowFields']>;
  readonly row: FormValues;
  readonly path: string;
  readonly words: (path: string, value: unknown) => ReactNode;
}

/** The answers of a row that only one of the documents has. Its title stands above. */
function RowAnswers({ fields, row, path, words }: RowAnswersProps) {
  const formStrings = useDrefStrings();
  const given = Object.entries(fields).filter(
    ([name, { kind, isReadOnly }]) => !isReadOnly && !rulesOfKind(kind).isBlank(row[name]),
  );
  return (
    <dl className={styles.row}>
      {given.map(([name, field]) => (
        <div key={name}>
          <dt>{field.label(formStrings, row)}</dt>
          <dd>{words(`${path}.${name}`, row[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
