import type { UseQueryResult } from '@tanstack/react-query';
import type { ParserMap } from 'nuqs';
import { useCallback } from 'react';
import type { Endpoint, ItemOf } from '#contract/types';
import { type DateLike, formatIsoDate, formatMonth } from '#domain/format/dates';
import { type GroupKind, groupKinds, type Member } from '#domain/lists/grouping';
import { urlChoice } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import type { List, ScopeArgument } from '../defineList';
import { type useList, useWholeList } from '../useList';

/** More rows are not read for groups: no endpoint groups, and a row takes up to 4 kB. @source reference/api-limits.md */
export const mostGroupedRows = 500;

interface Named {
  readonly id: number;
  readonly name?: string | null;
}

/** How the rows of a list are grouped. Must be stable: declared outside the component. */
export interface Groupable<Row> {
  readonly countries: (row: Row) => readonly Named[];
  readonly type: (row: Row) => Named | null | undefined;
  readonly month: (row: Row) => DateLike;
  /** What the month is of. */
  readonly monthOf: 'start' | 'creation';
}

/** A list with the kind of groups that the address names. */
export interface Grouping<Row> {
  readonly kind: GroupKind | null;
  readonly setKind: (kind: GroupKind | null) => void;
  readonly monthOf: Groupable<Row>['monthOf'];
  readonly membersOf: (row: Row) => readonly Member[];
  /** All rows; read once they are few enough. */
  readonly query: UseQueryResult<{ readonly results: readonly Row[] }>;
}

const filters = { group: urlChoice([...groupKinds]) };
const memberOf = ({ id, name }: Named): Member => ({ key: String(id), name: name?.trim() || null });

/** The groups of a list, for its `ListPage`. */
export function useGrouping<E extends Endpoint, P extends ParserMap, Scope>(
  list: List<E, P, Scope>,
  state: ReturnType<typeof useList<E, P, Scope>>,
  groupable: Groupable<ItemOf<E>>,
  ...scope: ScopeArgument<Scope>
): Grouping<ItemOf<E>> {
  const { language } = useLanguage();
  const { values, set } = useUrlFilters(filters, { prefix: list.prefix });
  const kind = values.group;
  const { data, isPlaceholderData } = state.query;
  // the compiler cannot tell which endpoints answer with a list
  const count = (data as unknown as { readonly count: number } | undefined)?.count ?? Number.POSITIVE_INFINITY;
  const isRead = kind !== null && !isPlaceholderData && count <= mostGroupedRows;
  const query = useWholeList(list, state, { limit: mostGroupedRows, isRead }, ...scope);
  const membersOf = useCallback(
    (row: ItemOf<E>): readonly Member[] => {
      if (kind === 'country') return groupable.countries(row).map(memberOf);
      if (kind === 'type') return [groupable.type(row)].flatMap((type) => (type ? memberOf(type) : []));
      const month = formatIsoDate(groupable.month(row), 'yyyy-MM');
      return month ? [{ key: month, name: formatMonth(`${month}-01`, language) }] : [];
    },
    [kind, groupable, language],
  );
  return {
    kind,
    setKind: (next) => set('group', next),
    monthOf: groupable.monthOf,
    membersOf,
    query: query as unknown as Grouping<ItemOf<E>>['query'],
  };
}
