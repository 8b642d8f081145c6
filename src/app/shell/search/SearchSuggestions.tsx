import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { prefetchPageCode, prefetchSoon } from '#app/routes/prefetchPage';
import { joinTexts } from '#domain/format/joinTexts';
import { orderedGroups, searchHits } from '#domain/search/search';
import { FreeText } from '#ui/display/FreeText';
import { useDebounced } from '#ui/filters/useDebounced';
import { useStrings } from '#ui/language/useStrings';
import { type CodeMatch, codeQuery, isCode } from './codeQueries';
import styles from './GlobalSearch.module.css';
import { goToStrings } from './goToStrings';
import { searchTargetHref } from './searchTarget';
import { searchStrings } from './strings';
import { type Suggestion, type SuggestionGroup, withoutRepeats } from './suggestions';
import { useDeviceMatches } from './useDeviceMatches';
import { useSearch } from './useSearch';

/** The maximum number of suggestions a group. */
const perGroup = 5;

/** The index finds nothing useful for fewer letters. */
const minLength = 3;

const noMatches: readonly CodeMatch[] = [];

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
  /** The results are opened. */
  readonly onClose: () => void;
}

/**
 * The suggestions of the search field: pages, countries and what the device stores, at once, then the first results of each group of
 * the server, and a link to all results. While nothing is typed, the pages opened last.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { handle, listId, typed, isOpen, active, onOpen, onClose } = props;
  const t = useStrings(searchStrings);
  const goTo = useStrings(goToStrings);
  const keyword = useDebounced(typed);
  const onDevice = useDeviceMatches(typed, isOpen);
  const isEnabled = isOpen && keyword.length >= minLength;
  const { data: matches = noMatches } = useQuery({
    ...codeQuery(keyword),
    enabled: isEnabled && isCode(keyword),
    retry: false,
  });
  const { data, isError, isFetching } = useSearch(keyword, { enabled: isEnabled, retry: false });

  const byCode = (isEnabled ? matches : noMatches).map(({ id, name, code, emergencyId }) => ({
    id: id.replace(' ', '-'),
    name: `${name} (${code})`,
    kind: t.emergencies,
    address: emergencyId === null ? null : searchTargetHref({ page: 'emergency', id: emergencyId }),
  }));
  const found = (data && isEnabled ? orderedGroups(data) : []).map((group) => ({
    label: t[group],
    hits: (data ? searchHits(data, group).slice(0, perGroup) : []).map(({ id, name, isFlashUpdate, target }) => ({
      id,
      name,
      kind: isFlashUpdate ? t.flashUpdate : t[group],
      address: searchTargetHref(target),
    })),
  }));
  const groups = withoutRepeats([{ label: t.emergencies, hits: byCode }, ...onDevice, ...found]);
  const hits = groups.flatMap((group) => group.hits).filter(({ address }) => address !== null);
  const isWaiting = typed.length >= minLength && (typed !== keyword || (isFetching && !data));

  useImperativeHandle(handle, () => ({
    next: (from, step) => {
      const at = hits.findIndex(({ id }) => id === from);
      const next = at === -1 && step === -1 ? hits.length - 1 : (at + step + hits.length) % hits.length;
      return hits[next]?.id ?? null;
    },
    addressOf: (id) => hits.find((each) => each.id === id)?.address ?? null,
  }));

  const resultsAddress = isEnabled ? href('search', {}, { search: { keyword } }) : null;
  useEffect(() => {
    if (resultsAddress !== null) prefetchPageCode(resultsAddress);
  }, [resultsAddress]);
  const activeAddress = hits.find(({ id }) => id === active)?.address ?? null;
  useEffect(() => prefetchSoon(activeAddress), [activeAddress]);

  return (
    <>
      <div id={listId} role="listbox" aria-label={t.label}>
        {groups.map((group) => (
          <Group key={group.hits[0]?.id} group={group} listId={listId} active={active} onOpen={onOpen} />
        ))}
      </div>
      {!isWaiting && typed.length >= minLength && hits.length > 0 && (
        <div className={styles.all}>
          <Link to="search" search={{ keyword: typed }} onPress={onClose}>
            {t.allResults({ keyword: typed })}
          </Link>
        </div>
      )}
      <p className={hits.length > 0 && !isWaiting ? styles.quiet : styles.message} role="status">
        {statusText()}
      </p>
    </>
  );

  function statusText() {
    if (!isOpen) return '';
    if (typed === '') return hits.length > 0 ? '' : goTo.hint;
    const count = hits.length > 0 ? t.results({ count: hits.length }) : null;
    if (typed.length < minLength) return joinTexts([count, t.tooShort], ' · ');
    if (isWaiting) return t.searching;
    if (isError) return joinTexts([count, t.failed], ' · ');
    return count ?? t.nothing({ keyword: typed });
  }
}

/** Scrolls the option chosen by the keyboard into view. */
const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

interface GroupProps {
  readonly group: SuggestionGroup;
  readonly listId: string;
  readonly active: string | null;
  readonly onOpen: (address: string) => void;
}

function Group({ group: { label, hits }, listId, active, onOpen }: GroupProps) {
  const open = ({ address }: Suggestion) => {
    if (address !== null) onOpen(address);
  };
  const stop = useRef(() => {});
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options
    <div role="group" aria-label={label} className={styles.group}>
      {hits.map((hit) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
        <div
          key={hit.id}
          id={`${listId}-${hit.id}`}
          role="option"
          tabIndex={-1}
          ref={hit.id === active ? intoView : undefined}
          aria-selected={hit.id === active}
          aria-disabled={hit.address === null}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => open(hit)}
          onPointerEnter={() => {
            stop.current = prefetchSoon(hit.address);
          }}
          onPointerLeave={() => stop.current()}
        >
          <span className={styles.name}>
            <FreeText value={hit.name} />
          </span>
          <span className={styles.kind}>{hit.kind}</span>
        </div>
      ))}
    </div>
  );
}
