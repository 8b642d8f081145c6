import { type UnitChange, unitChanges } from '#domain/local-units/unitChanges';
import { Dash } from '#ui/display/Dash';
import { useStrings } from '#ui/language/useStrings';
import { unitFieldStrings } from '../fieldStrings';
import { shownFields } from '../fieldTable';
import { useFieldText } from '../useFieldText';
import { localUnitPageStrings } from './strings';
import styles from './unit.module.css';

interface ChangesTableProps {
  /** The stored detail before the edit; empty for a new unit. */
  readonly before: object;
  readonly after: object;
}

/** The fields that differ between two versions, side by side. @source reference/local-units.md, section 1.5 */
export function ChangesTable({ before, after }: ChangesTableProps) {
  const t = useStrings(localUnitPageStrings);
  const changes = unitChanges({ ...before }, { ...after });
  if (changes.length === 0) return <p>{t.noChanges}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that scrolls, not a set of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard
    <div role="group" aria-label={t.changes} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <caption>{t.changes}</caption>
        <thead>
          <tr>
            <th scope="col">{t.answer}</th>
            <th scope="col">{t.before}</th>
            <th scope="col">{t.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangeRow key={change.path} change={change} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ChangeRow({ change: { path, before, after } }: { readonly change: UnitChange }) {
  const t = useStrings(unitFieldStrings);
  const textOf = useFieldText();
  const field = shownFields.get(path);
  // the page already shows the country
  if (!field) return null;
  return (
    <tr>
      <th scope="row">{t[field.label]}</th>
      <td dir="auto">{textOf(field, before) ?? <Dash />}</td>
      <td dir="auto">{textOf(field, after) ?? <Dash />}</td>
    </tr>
  );
}
