import { useContext, useEffect, useRef, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { isSame } from '#ui/drafts/differences';
import type { Values } from '#ui/drafts/rows';
import { FieldLabels } from '#ui/form/FieldLabels';
import type { AnyFormDefinition, FormValues } from './definition';
import { fieldEntries, rowsAround } from './derive';
import {
  areSameLists,
  type Cause,
  causeUndone,
  hasOwnAnswers,
  type RowLists,
  rowListsOf,
  rowPlace,
  rowsTaken,
  rowsUndone,
  type TakenRow,
} from './takenAnswers';

/** Rows with answers that a change took away. */
export interface TakenAnswers {
  readonly rows: readonly TakenRow[];
  /** The answers that took them; none for rows that were removed themselves. */
  readonly causes: readonly Cause[];
  /** The labels on the page, by the path of each row or of a row around it. */
  readonly labels: ReadonlyMap<string, string>;
}

/** What the form held after the last change. */
interface Known {
  lists: RowLists;
  /** The answers beside the lists, by field. */
  readonly answers: Map<string, unknown>;
  /** By its place, each row as it was added; null for the rows of the initial values. */
  readonly first: Map<string, Values | null>;
}

function knownOf(definition: AnyFormDefinition, values: object): Known {
  const known: Known = { lists: rowListsOf(definition, values), answers: new Map(), first: new Map() };
  for (const [name, { kind }] of fieldEntries(definition))
    if (kind !== 'rows') known.answers.set(name, get(values, name));
  addFirst(known, () => null);
  return known;
}

function addFirst({ lists, first }: Known, firstOf: (row: Values) => Values | null): void {
  for (const [list, { rows }] of lists)
    for (const row of rows) {
      const place = rowPlace(list, row);
      if (!first.has(place)) first.set(place, firstOf(row));
    }
}

/** The rows with answers that the last change of the form took away, until the next such change or a reset, and functions to undo it. */
export function useTakenAnswers(definition: AnyFormDefinition, isActive: boolean) {
  const { subscribe, getValues, setValue } = useFormContext<FormValues>();
  const labels = useContext(FieldLabels);
  const [taken, setTaken] = useState<TakenAnswers | null>(null);
  const known = useRef<Known | null>(null);
  const isUndoing = useRef(false);
  useEffect(() => {
    const hasLists = fieldEntries(definition).some(([, { kind }]) => kind === 'rows');
    if (!isActive || !hasLists) return;
    /** Answers of this change: a consequence may arrive before or after the answer that it follows. */
    let changed = new Map<string, unknown>();
    const noteAnswer = (state: Known, name: string, values: object) => {
      if (!state.answers.has(name)) return;
      const value: unknown = get(values, name);
      if (Object.is(value, state.answers.get(name))) return;
      if (changed.size === 0)
        queueMicrotask(() => {
          changed = new Map();
        });
      changed.set(name, state.answers.get(name));
      state.answers.set(name, value);
    };
    const causesOf = ({ answers }: Known, values: object): readonly Cause[] =>
      [...answers].flatMap(([name, last]) => {
        const before = changed.has(name) ? changed.get(name) : last;
        const after: unknown = get(values, name);
        return isSame(before, after) ? [] : [{ name, before, after }];
      });
    const labelsOf = (rows: readonly TakenRow[]) =>
      new Map(
        rows.flatMap(({ path }) =>
          rowsAround(path).flatMap((around) => {
            const label = labels?.get(around)?.label;
            return label === undefined ? [] : [[around, label] as const];
          }),
        ),
      );
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const [state, values] = [known.current, getValues()];
        if (!state || isUndoing.current) return;
        const lists = rowListsOf(definition, values);
        const isChanged = !areSameLists(state.lists, lists);
        if (name === undefined) {
          // a reset: a restored draft, or what a save has stored
          if (isChanged) known.current = knownOf(definition, values);
          if (isChanged) setTaken(null);
          return;
        }
        if (isChanged) {
          const rows = rowsTaken(state.lists, lists).filter(({ list, field, row }) =>
            hasOwnAnswers(field, row, state.first.get(rowPlace(list, row)) ?? undefined),
          );
          if (rows.length > 0) setTaken({ rows, causes: causesOf(state, values), labels: labelsOf(rows) });
          // the row around what was taken is gone too
          else setTaken((last) => (last?.rows.every(({ list }) => lists.has(list)) ? last : null));
          state.lists = lists;
          addFirst(state, (row) => structuredClone(row));
        }
        noteAnswer(state, name, values);
      },
    });
    // after the subscription, which makes the form copy its initial values
    known.current = knownOf(definition, getValues());
    return () => {
      known.current = null;
      unsubscribe();
    };
  }, [definition, isActive, subscribe, getValues, labels]);

  const change = (path: string, value: unknown) =>
    setValue(path, value as never, { shouldDirty: true, shouldTouch: true });
  const undo = () => {
    if (!taken || !known.current) return;
    isUndoing.current = true;
    for (const cause of taken.causes) change(cause.name, causeUndone(cause, get(getValues(), cause.name)));
    for (const [key, list] of rowListsOf(definition, getValues())) {
      const rows = taken.rows.filter((each) => each.list === key);
      if (rows.length > 0) change(list.path, rowsUndone(list, rows));
    }
    isUndoing.current = false;
    const { first } = known.current;
    known.current = knownOf(definition, getValues());
    for (const [place, row] of first) known.current.first.set(place, row);
    setTaken(null);
  };
  return { taken, undo, dismiss: () => setTaken(null) };
}
