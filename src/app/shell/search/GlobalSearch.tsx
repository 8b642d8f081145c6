import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#app/routes/href';
import { orderedGroups, type SearchHit, searchHits } from '#domain/search/search';
import { useDebounced } from '#ui/filters/useDebounced';
import { useStrings } from '#ui/language/useStrings';
import styles from './GlobalSearch.module.css';
import { searchQuery } from './searchQuery';
import { searchTargetHref } from './searchTarget';
import { searchStrings } from './strings';

/** Results shown of each group: more would push the groups below out of sight. */
const perGroup = 5;

/**
 * The site-wide search: a combobox (ARIA 1.2) whose suggestions are grouped. Its list is plain markup, for a select box of the
 * library would weigh more than the rest of the shell.
 */
export function GlobalSearch() {
  const t = useStrings(searchStrings);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const typed = text.trim();
  const keyword = useDebounced(typed);
  const isEnabled = isOpen && keyword !== '';
  const { data, isError, isFetching } = useQuery({ ...searchQuery(keyword), enabled: isEnabled, retry: false });

  // a group that leads nowhere is not offered: it would stand beside the words that nothing was found
  const groups = (data && isEnabled ? orderedGroups(data) : [])
    .map((group) => (data ? searchHits(data, group).slice(0, perGroup) : []))
    .filter((group) => group.some(({ target }) => target !== null));
  const hits = groups.flat().filter((hit) => hit.target !== null);
  const showsPanel = isOpen && typed !== '';
  const isWaiting = typed !== keyword || (isFetching && !data);

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const openHit = (hit: SearchHit) => {
    const address = searchTargetHref(hit.target);
    if (address === null) return;
    close();
    setText('');
    navigate(address);
  };
  const openResults = () => {
    if (typed === '') return;
    close();
    navigate(href('search', {}, { search: { keyword: typed } }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = hits.find(({ id }) => id === active);
    if (chosen) openHit(chosen);
    else openResults();
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    const at = hits.findIndex(({ id }) => id === active);
    const next = at === -1 && step === -1 ? hits.length - 1 : (at + step + hits.length) % hits.length;
    setActive(hits[next]?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (hits.length > 0) move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') {
      if (showsPanel) close();
      else setText('');
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <search className={styles.search} onBlur={onBlur}>
      <form onSubmit={submit} className={styles.box}>
        <Search className={styles.icon} aria-hidden="true" />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={t.label}
          placeholder={t.label}
          aria-expanded={showsPanel}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${active}` : undefined}
          value={text}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(null);
          }}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t.clear}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </form>
      <div className={styles.panel} hidden={!showsPanel}>
        <div id={listId} role="listbox" aria-label={t.label}>
          {groups.map((group) => (
            <SuggestionGroup key={group[0]?.group} hits={group} listId={listId} active={active} onOpen={openHit} />
          ))}
        </div>
        {!isWaiting && hits.length > 0 && (
          <button type="button" className={styles.all} onClick={openResults}>
            {t.allResults({ keyword: typed })}
          </button>
        )}
        <p className={hits.length > 0 && !isWaiting ? styles.quiet : styles.message} role="status">
          {statusText()}
        </p>
      </div>
    </search>
  );

  function statusText() {
    if (!showsPanel) return '';
    if (isWaiting) return t.searching;
    if (isError) return t.failed;
    return hits.length > 0 ? t.results({ count: hits.length }) : t.nothing({ keyword: typed });
  }
}

/** The keyboard may choose what the panel has no room for. */
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
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox hears the keys
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
