import { useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle } from 'react';
import { orderedGroups, type SearchHit, searchHits } from '#domain/search/search';
import { useDebounced } from '#ui/filters/useDebounced';
import { useStrings } from '#ui/language/useStrings';
import { type CodeMatch, codeQuery, isCode } from './codeQueries';
import styles from './GlobalSearch.module.css';
import { searchQuery } from './searchQuery';
import { searchTargetHref } from './searchTarget';
import { searchStrings } from './strings';

/** The maximum number of suggestions a group. */
const perGroup = 5;

/** The index finds nothing useful for fewer letters. */
const minLength = 3;

const noMatches: readonly CodeMatch[] = [];
const toHit = ({ id, name, code, emergencyId }: CodeMatch): SearchHit => ({
  id: id.replace(' ', '-'),
  group: 'emergencies',
  name: `${name} (${code})`,
  isFlashUpdate: false,
  target: emergencyId === null ? null : { page: 'emergency', id: emergencyId },
});

/** The imperative handle of the suggestions, for the field's keys. */
export interface SuggestionsHandle {
  /** The suggestion one further down or up, from the last to the first; null when there is none. */
  readonly next: (active: string | null, step: 1 | -1) => string | null;
  /** Where a suggestion leads; null for none. */
  readonly addressOf: (active: string | null) => string | null;
}

interface SearchSuggestionsProps {
  readonly handle: Ref<SuggestionsHandle>;
  readonly listId: string;
  /** Trimmed. */
  readonly typed: string;
  readonly isOpen: boolean;
  readonly active: string | null;
  readonly onOpen: (address: string) => void;
  readonly onOpenResults: () => void;
}

/** The suggestions of the search field: the first results of each group, and a link to all results. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { handle, listId, typed, isOpen, active, onOpen, onOpenResults } = props;
  const t = useStrings(searchStrings);
  const keyword = useDebounced(typed);
  const isEnabled = isOpen && keyword.length >= minLength;
  const { data: matches = noMatches } = useQuery({
    ...codeQuery(keyword),
    enabled: isEnabled && isCode(keyword),
    retry: false,
  });
  const { data, isError, isFetching } = useQuery({ ...searchQuery(keyword), enabled: isEnabled, retry: false });

  // groups without a link are hidden, as they do not count as results
  const byCode = isEnabled ? matches.map(toHit) : [];
  const found = (data && isEnabled ? orderedGroups(data) : [])
    .map((group) => (data ? searchHits(data, group).slice(0, perGroup) : []))
    .filter((group) => group.some(({ target }) => target !== null));
  const groups = byCode.length > 0 ? [byCode, ...found] : found;
  const hits = groups.flat().filter((hit) => hit.target !== null);
  const isWaiting = typed !== keyword || (isFetching && !data);

  useImperativeHandle(handle, () => ({
    next: (from, step) => {
      const at = hits.findIndex(({ id }) => id === from);
      const next = at === -1 && step === -1 ? hits.length - 1 : (at + step + hits.length) % hits.length;
      return hits[next]?.id ?? null;
    },
    addressOf: (id) => {
      const hit = hits.find((each) => each.id === id);
      return hit ? searchTargetHref(hit.target) : null;
    },
  }));

  const openHit = (hit: SearchHit) => {
    const address = searchTargetHref(hit.target);
    if (address !== null) onOpen(address);
  };
  return (
    <>
      <div id={listId} role="listbox" aria-label={t.label}>
        {groups.map((group) => (
          <SuggestionGroup key={group[0]?.id} hits={group} listId={listId} active={active} onOpen={openHit} />
        ))}
      </div>
      {!isWaiting && hits.length > 0 && (
        <button type="button" className={styles.all} onClick={onOpenResults}>
          {t.allResults({ keyword: typed })}
        </button>
      )}
      <p className={hits.length > 0 && !isWaiting ? styles.quiet : styles.message} role="status">
        {statusText()}
      </p>
    </>
  );

  function statusText() {
    if (!isOpen) return '';
    if (typed.length < minLength) return t.tooShort;
    if (isWaiting) return t.searching;
    if (isError) return t.failed;
    return hits.length > 0 ? t.results({ count: hits.length }) : t.nothing({ keyword: typed });
  }
}

/** Scrolls the option chosen by the keyboard into view. */
const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

interface SuggestionGroupProps {
  readonly hits: readonly SearchHit[];
  readonly listId: string;
  readonly active: string | null;
  readonly onOpen: (hit: SearchHit) => void;
}

function SuggestionGroup({ hits, listId, active, onOpen }: SuggestionGroupProps) {
  const t = useStrings(searchStrings);
  const group = hits[0]?.group;
  if (!group) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options
    <div role="group" aria-label={t[group]} className={styles.group}>
      {hits.map((hit) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
        <div
          key={hit.id}
          id={`${listId}-${hit.id}`}
          role="option"
          tabIndex={-1}
          ref={hit.id === active ? intoView : undefined}
          aria-selected={hit.id === active}
          aria-disabled={hit.target === null}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(hit)}
        >
          <span className={styles.name}>{hit.name}</span>
          <span className={styles.kind}>{hit.isFlashUpdate ? t.flashUpdate : t[group]}</span>
        </div>
      ))}
    </div>
  );
}
