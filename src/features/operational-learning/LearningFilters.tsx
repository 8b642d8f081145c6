import { useQuery } from '@tanstack/react-query';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { useOptionList } from '#app/request/useOptionList';
import { type LearningQuery, toLearningQuery } from '#domain/operational-learning/learningFilters';
import { RegionFilter } from '#resources/country/RegionFilter';
import { MultiSelectField } from '#ui/fields/MultiSelectField';
import { strings as fieldStrings } from '#ui/fields/strings';
import { TextField } from '#ui/fields/TextField';
import { FilterBar } from '#ui/filters/FilterBar';
import { type FilterChip, FilterChips } from '#ui/filters/FilterChips';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { learningFilterStrings } from './filterStrings';
import styles from './learning.module.css';
import { statsQuery } from './queries';
import { learningStrings } from './strings';
import { type LearningDraft, type ListField, useFilterFields } from './useFilterFields';

/** The filters. They are applied together, because the server generates a summary for each set of them. */
export function LearningFilters({ filters }: { readonly filters: LearningDraft }) {
  const found = useFound(toLearningQuery(filters.applied));
  const t = useStrings(learningFilterStrings);
  const { draft, set, apply, clear, isChanged, draftCount, appliedCount } = filters;
  const fields = useFilterFields(filters);
  const chips = useChips(filters, fields);
  const chooseRegion = (region: number | undefined) => {
    set('region', region);
    set('country', null);
  };
  return (
    <div className={styles.filters}>
      <Card hasPadding={false}>
        <FilterBar
          activeCount={Math.max(draftCount, appliedCount)}
          onClear={clear}
          apply={{ isChanged, onApply: apply }}
          results={found}
        >
          <RegionFilter value={draft.region} onChange={chooseRegion} />
          {fields.map(({ name, label, placeholder, options, state }) => (
            <MultiSelectField
              key={name}
              {...state}
              label={label}
              placeholder={placeholder}
              options={options}
              value={draft[name] ?? []}
              onChange={(ids) => set(name, ids)}
            />
          ))}
          <PeriodFilter
            names={['start_after', 'start_before']}
            labels={[t.startAfter, t.startBefore]}
            values={draft}
            set={set}
          />
          <TextField
            label={t.search}
            type="search"
            value={draft.search ?? undefined}
            onChange={(text) => set('search', text)}
          />
        </FilterBar>
        {chips.length > 0 && (
          <div className={styles.chosen}>
            <FilterChips chips={chips} />
          </div>
        )}
        <Note className={styles.changed} role="status">
          {isChanged && t.changed}
        </Note>
      </Card>
    </div>
  );
}

/** The number of extracts in words; undefined until it is known. */
function useFound(query: LearningQuery) {
  const t = useStrings(learningStrings);
  const { data, isPlaceholderData } = useQuery(statsQuery(query));
  const count = data?.learning_extracts;
  return typeof count !== 'number' || isPlaceholderData ? undefined : t.extractCount({ count });
}

/** A chip for each selected value; a value without a loaded name has none. */
function useChips({ draft, set }: LearningDraft, fields: readonly ListField[]): FilterChip[] {
  const t = useStrings(learningFilterStrings);
  const missing = useStrings(fieldStrings);
  const { data: enums } = useOptionList('globalEnums', draft.region !== null);
  const region = enums?.api_region_name.find(({ key }) => key === draft.region)?.value;
  const single = [
    ['region', t.region, region],
    ['start_after', t.startAfter, draft.start_after],
    ['start_before', t.startBefore, draft.start_before],
    ['search', t.search, draft.search],
  ] as const;
  const lists = fields.flatMap(({ name, label, options }) =>
    (draft[name] ?? []).flatMap((id): FilterChip[] => {
      const value = options && (options.find(({ key }) => key === id)?.label ?? missing.unknownOption);
      if (value === undefined) return [];
      const others = (draft[name] ?? []).filter((other) => other !== id);
      return [{ key: `${name} ${id}`, name: t.chip({ label, value }), onRemove: () => set(name, others) }];
    }),
  );
  const singles = single.flatMap(([name, label, value]): FilterChip[] =>
    value ? [{ key: name, name: t.chip({ label, value }), onRemove: () => set(name, null) }] : [],
  );
  return [...singles, ...lists];
}
