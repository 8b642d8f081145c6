import { Check, Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  Autocomplete,
  Dialog,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  Popover,
  SearchField,
  Text,
} from 'react-aria-components';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { Spinner } from '../actions/Spinner';
import { popoverLayer } from '../overlays/popoverLayer';
import { WidgetProvider } from '../overlays/WidgetProvider';
import type { SelectOption } from './rankOptions';
import styles from './SelectPanel.module.css';
import { strings } from './strings';
import { type OptionSource, useOptions } from './useOptions';

type Key = string | number;

export interface SelectPanelProps {
  readonly id: string;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly source: OptionSource<Key>;
  readonly initialSearch: string;
  /** Whether Enter was pressed after the initial search, before the list was shown: it chooses the first option found. */
  readonly isEntered: boolean;
  readonly selectionMode: 'single' | 'multiple';
  readonly selected: readonly Key[];
  readonly onSelect: (keys: readonly Key[], known: readonly SelectOption[]) => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The popover of a select: search field and list. */
export function SelectPanel({ id, triggerRef, label, isOpen, onOpenChange, ...rest }: SelectPanelProps) {
  return (
    <WidgetProvider>
      <Popover
        triggerRef={triggerRef}
        placement="bottom start"
        offset={4}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        className={styles.popover}
        style={popoverLayer}
      >
        <Dialog id={id} aria-label={label} className={styles.dialog}>
          <Options {...rest} label={label} onOpenChange={onOpenChange} />
        </Dialog>
      </Popover>
    </WidgetProvider>
  );
}

/** Number of options rendered at first: those in view, so that each letter of a search is answered at once. Twice as many follow near the end. */
const firstOptions = 12;

type OptionsProps = Omit<SelectPanelProps, 'id' | 'triggerRef' | 'isOpen'>;

function Options(props: OptionsProps) {
  const { label, source, initialSearch, isEntered, selectionMode, selected, onSelect, onOpenChange } = props;
  const t = useStrings(strings);
  const [search, setSearch] = useState(initialSearch);
  const { found, remoteCount, isPending, hasFailed, retry } = useOptions(source, search, true);
  const [rendered, setRendered] = useState({ of: found, limit: firstOptions });
  // the options of another search start anew
  const limit = rendered.of === found ? rendered.limit : firstOptions;
  const showMore = () => startTransition(() => setRendered({ of: found, limit: 2 * limit }));
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const focusSearch = () => input.current?.focus({ preventScroll: true });
    const dialog = input.current?.closest('[role="dialog"]');
    // before the dialog, which takes the focus unless an element within it has it
    focusSearch();
    // within a modal the dialog still takes it, because the modal restores the focus once
    const passOn = ({ target }: Event) => target === dialog && focusSearch();
    dialog?.addEventListener('focusin', passOn);
    return () => dialog?.removeEventListener('focusin', passOn);
  }, []);
  const shown = found.slice(0, limit);
  const more = found.length - shown.length;

  const retryFromSearch = () => {
    // the button goes away, and Escape closes the list from within it alone
    input.current?.focus();
    retry?.();
  };
  const hasChosen = useRef(false);
  const choose = (keys: Iterable<Key>) => {
    hasChosen.current = true;
    if (selectionMode === 'multiple') return onSelect(withHidden([...keys], selected, shown), found);
    const [key] = keys;
    if (key !== undefined) onSelect([key], found);
    onOpenChange(false);
  };
  const [hasEntered, setEntered] = useState(isEntered);
  const chooseFirst = useEffectEvent(() => {
    setEntered(false);
    const first = found.find((option) => !option.isDisabled);
    if (hasChosen.current || !first) return;
    choose(selectionMode === 'multiple' ? [...selected, first.key] : [first.key]);
  });
  useEffect(() => {
    if (hasEntered && !isPending) chooseFirst();
  }, [hasEntered, isPending]);
  const changeSearch = (text: string) => {
    setSearch(text);
    setEntered(false);
  };
  // Enter chooses the first option also before the library has rendered and focused it, which takes a moment after each letter
  const watchEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || search.trim() === '') return;
    hasChosen.current = false;
    setEntered(true);
  };
  return (
    <Autocomplete inputValue={search} onInputChange={changeSearch} disableAutoFocusFirst={search === ''}>
      <SearchField aria-label={t.search} className={styles.search}>
        <Search className={styles.searchIcon} aria-hidden="true" />
        <Input
          ref={input}
          role="combobox"
          aria-expanded="true"
          className={styles.searchInput}
          placeholder={t.search}
          onKeyDownCapture={watchEnter}
        />
      </SearchField>
      <ListBox
        aria-label={label}
        className={styles.list}
        selectionMode={selectionMode}
        // Escape closes the list without clearing the selection
        escapeKeyBehavior="none"
        selectedKeys={selected}
        onSelectionChange={(keys) => choose(keys === 'all' ? shown.map((option) => option.key) : keys)}
        disabledKeys={shown.filter((option) => option.isDisabled).map((option) => option.key)}
        renderEmptyState={() => (
          <NoOptions
            state={isPending ? 'pending' : hasFailed ? 'failed' : search.trim() === '' ? 'none' : 'noneForSearch'}
            onRetry={retry && retryFromSearch}
          />
        )}
      >
        {shown.map((option) => (
          <ListBoxItem key={option.key} id={option.key} textValue={option.label} className={styles.option}>
            <span className={styles.mark}>
              <Check aria-hidden="true" />
            </span>
            <span className={styles.words}>
              <Text slot="label">{option.label}</Text>
              {option.description && (
                <Text slot="description" className={styles.description}>
                  {option.description}
                </Text>
              )}
            </span>
          </ListBoxItem>
        ))}
        {more > 0 && <ListBoxLoadMoreItem onLoadMore={showMore} isLoading={false} />}
      </ListBox>
      <div role="status" className={styles.footer}>
        {more + remoteCount > 0 && t.andMore({ count: more + remoteCount })}
      </div>
    </Autocomplete>
  );
}

/** Adds the selected options that are not in the list to its selection. */
const withHidden = (chosen: readonly Key[], selected: readonly Key[], shown: readonly SelectOption[]) => {
  const inList = new Set(shown.map((option) => option.key));
  const remaining = selected.filter((key) => !inList.has(key) || chosen.includes(key));
  return [...remaining, ...chosen.filter((key) => !remaining.includes(key))];
};

const emptyTexts = {
  pending: 'fetchingOptions',
  failed: 'optionsFailed',
  none: 'noOption',
  noneForSearch: 'noOptionForSearch',
} as const;

interface NoOptionsProps {
  readonly state: keyof typeof emptyTexts;
  readonly onRetry: (() => void) | undefined;
}

function NoOptions({ state, onRetry }: NoOptionsProps) {
  const t = useStrings(strings);
  return (
    <div role="status" className={styles.none}>
      {state === 'pending' && <Spinner />}
      {t[emptyTexts[state]]}
      {state === 'failed' && onRetry && (
        <Button size="s" onPress={onRetry}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}
