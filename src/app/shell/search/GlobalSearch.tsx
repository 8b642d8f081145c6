import { Search, X } from 'lucide-react';
import { type FocusEvent, type FormEvent, type KeyboardEvent, use, useId, useRef, useState } from 'react';
import { href } from '#app/routes/href';
import { useStrings } from '#ui/language/useStrings';
import { NavigateContext } from '#ui/layout/NavigateContext';
import { useLazyPart } from '#ui/overlays/useLazyPart';
import styles from './GlobalSearch.module.css';
import type { SuggestionsHandle } from './SearchSuggestions';
import { searchStrings } from './strings';

const loadSuggestions = () => import('./SearchSuggestions').then(({ SearchSuggestions }) => SearchSuggestions);

const shortcut = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The site-wide search: a combobox (ARIA 1.2) whose suggestions are grouped, and which one key reaches from anywhere (`Head`). Its list is plain markup, for a select box of the
 * library would weigh more than the rest of the shell; it is imported when the field is focused.
 */
export function GlobalSearch() {
  const t = useStrings(searchStrings);
  const navigate = use(NavigateContext);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useRef<SuggestionsHandle>(null);
  const listId = useId();
  const typed = text.trim();
  const {
    Part: Suggestions,
    hasFailed,
    fetchAhead,
  } = useLazyPart(loadSuggestions, isOpen, () => {
    // no fallback needed: Enter opens the page of results
  });

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const openAddress = (address: string) => {
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
    const chosen = suggestions.current?.addressOf(active);
    if (chosen) openAddress(chosen);
    else openResults();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      setActive(suggestions.current?.next(active, step) ?? null);
    } else if (event.key === 'Escape') {
      if (isOpen) close();
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
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={t.label}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${active}` : undefined}
          value={text}
          onFocus={() => {
            setOpen(true);
            fetchAhead();
          }}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(null);
          }}
          onKeyDown={onKeyDown}
        />
        {text === '' ? (
          <span className={styles.shortcut} aria-hidden="true">
            {shortcut}
          </span>
        ) : (
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
      <div className={styles.panel} hidden={!isOpen}>
        {Suggestions && isOpen ? (
          <Suggestions
            handle={suggestions}
            listId={listId}
            typed={typed}
            isOpen={isOpen}
            active={active}
            onOpen={openAddress}
            onClose={close}
          />
        ) : (
          <>
            <div id={listId} role="listbox" aria-label={t.label} />
            <p className={styles.message} role="status">
              {isOpen && (hasFailed ? t.failed : t.searching)}
            </p>
          </>
        )}
      </div>
    </search>
  );
}
