import { useContext } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormContext } from 'react-hook-form';
import { isPlainObject } from '#ui/drafts/rows';
import { FieldLabels } from '#ui/form/FieldLabels';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { AnyFormDefinition } from './definition';
import { listOfRow, rowsAround } from './derive';
import { namingField, renderFieldName } from './FieldValue';
import styles from './MissingAnswers.module.css';
import { longFormStrings } from './strings';
import { useFormSelector } from './useFormSelector';

interface MissingAnswersProps {
  readonly definition: AnyFormDefinition;
  readonly t: unknown;
  readonly facts: unknown;
  /** The paths of the fields, those of rows included. */
  readonly names: readonly string[];
  /** Called before a field is focused, to render it. */
  readonly onGoTo: (name: string) => void;
}

/** The answers by which the rows around some paths are named. */
function namingAnswers(definition: AnyFormDefinition, paths: readonly string[], values: object): readonly unknown[] {
  return [...new Set(paths.flatMap(rowsAround))].map((rowPath) => {
    const list = listOfRow(definition, rowPath);
    const row: unknown = get(values, rowPath);
    const [name] = (list && isPlainObject(row) && namingField(list, row)) || [];
    return name === undefined ? null : get(row, name);
  });
}

/** The missing answers of the current step, with links to their fields; renders nothing without any. */
export function MissingAnswers({ definition, t, facts, names, onGoTo }: MissingAnswersProps) {
  const formStrings = useStrings(longFormStrings);
  const { language } = useLanguage();
  const labels = useContext(FieldLabels);
  const { setFocus, getValues } = useFormContext();
  // rendered again when a row is named otherwise
  useFormSelector((values: object) => namingAnswers(definition, names, values));
  if (names.length === 0) return null;
  const focus = (name: string) => {
    flushSync(() => onGoTo(name));
    (labels?.get(name)?.focus ?? (() => setFocus(name)))();
  };
  const nameOf = renderFieldName(definition, t, language, facts);
  const values = getValues();
  return (
    <details className={styles.missing}>
      <summary>{formStrings.missingHeading({ count: names.length })}</summary>
      <p>{formStrings.missingText}</p>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={styles.name} onClick={() => focus(name)}>
              {nameOf(name, values) ?? name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
