import { type UseQueryStatesKeysMap, useQueryStates, type Values } from 'nuqs';
import { useCallback, useState } from 'react';

export interface DraftFilters<P extends UseQueryStatesKeysMap> {
  /** The values of the URL, which requests use. */
  readonly applied: Values<P>;
  /** The values of the fields. */
  readonly draft: Values<P>;
  /** Changes a field; null, undefined and an empty list clear it. */
  readonly set: <Name extends keyof P>(name: Name, value: Values<P>[Name] | null | undefined) => void;
  /** Writes the fields to the URL. */
  readonly apply: () => void;
  /** Empties the fields and the URL. */
  readonly clear: () => void;
  /** Whether the fields differ from the URL. */
  readonly isChanged: boolean;
  /** How many fields are set. */
  readonly draftCount: number;
  /** How many filters are set in the URL. */
  readonly appliedCount: number;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Filters in the URL that apply only by a press of "Apply", for expensive requests. The fields follow the URL when it
 * changes otherwise, such as by the browser's Back.
 *
 * @param parsers - filter name to parser without a default (urlParsers.ts); declare them outside the component
 */
export function useDraftFilters<P extends UseQueryStatesKeysMap>(parsers: P): DraftFilters<P> {
  const [applied, setApplied] = useQueryStates(parsers, { history: 'replace' });
  const names = Object.keys(parsers);
  // normalised, so that equal choices have one URL
  const write = (values: Values<P>) =>
    JSON.stringify(
      names.map((name) => (isEmpty(values[name]) ? null : (parsers[name]?.serialize?.(values[name]) ?? values[name]))),
    );
  const base = write(applied);
  const [edited, setEdited] = useState({ base, values: applied });
  const draft = edited.base === base ? edited.values : applied;
  const set: DraftFilters<P>['set'] = useCallback(
    (name, value) =>
      setEdited((previous) => ({
        base,
        values: { ...(previous.base === base ? previous.values : applied), [name]: isEmpty(value) ? null : value },
      })),
    [base, applied],
  );
  const countOf = (values: Values<P>) => names.filter((name) => !isEmpty(values[name])).length;
  return {
    applied,
    draft,
    set,
    apply: () => void setApplied(draft),
    clear: () => {
      setEdited({ base: '', values: applied });
      void setApplied(null);
    },
    isChanged: write(draft) !== base,
    draftCount: countOf(draft),
    appliedCount: countOf(applied),
  };
}
