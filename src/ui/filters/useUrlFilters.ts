import { debounce, parseAsString, type UseQueryStatesKeysMap, useQueryState, useQueryStates, type Values } from 'nuqs';
import { useCallback, useMemo } from 'react';
import { urlKey } from './urlKey';
import { urlNumber } from './urlParsers';
import { inputDebounce, useDebounced } from './useDebounced';

export interface UrlFilterOptions {
  /** Set where a page has several lists: `table` writes `table_dtype`, and goes back to the first page by `table_page`. */
  readonly prefix?: string;
}

export interface UrlFilters<P extends UseQueryStatesKeysMap> {
  /** The values of the fields; they follow every key press. */
  readonly values: Values<P>;
  /** The values for requests: texts are debounced. */
  readonly applied: Values<P>;
  /** Sets one filter (null or undefined clears it) and goes back to the first page; the same function in every rendering. */
  readonly set: <Name extends keyof P>(name: Name, value: Values<P>[Name] | null | undefined) => void;
  /** Puts every filter back to its default. */
  readonly clear: () => void;
  /** How many filters differ from their defaults. */
  readonly activeCount: number;
}

/** Texts change with every key press and are debounced; other values are not. */
const isText = (parser: UseQueryStatesKeysMap[string] | undefined) => parser?.parse === parseAsString.parse;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * A list's filters in the URL, so that a shared link shows the same list.
 *
 * @param parsers - filter name to parser (urlParsers.ts); declare them outside the component
 */
export function useUrlFilters<P extends UseQueryStatesKeysMap>(
  parsers: P,
  { prefix }: UrlFilterOptions = {},
): UrlFilters<P> {
  const names = Object.keys(parsers);
  const urlKeys = Object.fromEntries(names.map((name) => [name, urlKey(name, prefix)])) as Record<keyof P, string>;
  const [values, setValues] = useQueryStates(parsers, { urlKeys, history: 'replace' });
  const [, setPage] = useQueryState(urlKey('page', prefix), urlNumber.withOptions({ history: 'replace' }));

  const texts = JSON.stringify(names.filter((name) => isText(parsers[name])).map((name) => [name, values[name]]));
  const restedTexts = useDebounced(texts);
  const current = JSON.stringify(values);
  const applied = useMemo(
    () => ({ ...JSON.parse(current), ...Object.fromEntries(JSON.parse(restedTexts)) }) as Values<P>,
    [current, restedTexts],
  );

  const set: UrlFilters<P>['set'] = useCallback(
    (name, value) => {
      const emptied = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      const options = isText(parsers[name]) ? { limitUrlUpdates: debounce(inputDebounce) } : undefined;
      const change = { [name]: emptied ? null : value } as Partial<Values<P>>;
      void setValues(change, options);
      void setPage(null);
    },
    [parsers, setValues, setPage],
  );

  const clear = () => {
    void setValues(null);
    void setPage(null);
  };

  const activeCount = names.filter((name) => !isSame(values[name], parsers[name]?.defaultValue)).length;
  return { values, applied, set, clear, activeCount };
}
