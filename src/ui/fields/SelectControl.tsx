import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useContext, useId, useImperativeHandle, useRef, useState } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { classNames } from '../layout/classNames';
import { useLazyPart } from '../overlays/useLazyPart';
import { controlAttributes, FieldFrame, type FieldProps, useFieldIds } from './FieldFrame';
import { GoneChoice } from './GoneChoice';
import input from './input.module.css';
import { LoadFailureNote } from './LoadFailureNote';
import { NothingChosen } from './NothingChosen';
import { OptionsFailed } from './OptionsFailed';
import { hasNoOption } from './optionLabel';
import type { SelectOption } from './rankOptions';
import styles from './SelectControl.module.css';
import { strings } from './strings';
import type { OptionSource } from './useOptions';

export interface SelectProps<Key extends string | number> extends FieldProps, OptionSource<Key> {
  readonly placeholder?: string;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLElement>;
}

interface SelectControlProps<Key extends string | number> extends SelectProps<Key> {
  readonly selected: readonly Key[];
  readonly selectionMode: 'single' | 'multiple';
  /** The text of the closed control; empty when nothing is selected. */
  readonly summary: string;
  /** Whether a selected key has no option: it is gone, or the options are not here. */
  readonly isUnnamed: boolean;
  /** Given where other keys are selected too. */
  readonly onRemoveGone?: (() => void) | undefined;
  readonly isUpdating: boolean;
  readonly onSelect: (keys: readonly Key[], known: readonly SelectOption<Key>[]) => void;
  readonly onClear: () => void;
}

const loadPanel = () => import('./SelectPanel').then((module) => module.SelectPanel);

/** A select's closed control and the list that it opens, whose code is loaded on demand. */
export function SelectControl<Key extends string | number>(props: SelectControlProps<Key>) {
  const { selected, selectionMode, summary, onSelect, onClear, placeholder, onBlur, onNeedOptions } = props;
  const t = useStrings(strings);
  const nothingChosen = useContext(NothingChosen);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isEntered, setEntered] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(props.ref, () => trigger.current, []);
  const list = useLazyPart(loadPanel, isOpen, () => setOpen(false));
  const { Part: Panel, hasFailed, fetchAhead } = list;
  const ids = useFieldIds(props);

  const isLocked = props.isDisabled || props.isReadOnly;
  const canClear = summary !== '' && !isLocked;
  const open = (search = '') => {
    if (isLocked) return;
    // text typed before the panel has loaded is passed on to its search
    setTyped((before) => (isOpen ? before + search : search));
    setEntered(false);
    setOpen(true);
  };
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (!next) onBlur?.();
  };
  // a panel that loads after the focus has left does not open
  const leave = () => (Panel && list.isOpen ? undefined : changeOpen(false));
  const prepare = () => {
    fetchAhead();
    onNeedOptions?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    else if (event.key === 'Escape' && isOpen) changeOpen(false);
    else if (event.key === 'Enter' && isOpen && typed.trim() !== '') setEntered(true);
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      open(event.key);
    } else return;
    event.preventDefault();
  };
  return (
    <FieldFrame {...props} ids={ids} kind="control">
      <div className={classNames(styles.control, canClear && styles.clearable)}>
        <button
          {...controlAttributes(props, ids)}
          ref={trigger}
          type="button"
          className={classNames(input.input, styles.trigger, summary === '' && styles.empty)}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-labelledby={ids.label}
          aria-readonly={props.isReadOnly || undefined}
          data-readonly={props.isReadOnly || undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onBlur={leave}
          onClick={() => open()}
          onKeyDown={onKeyDown}
        >
          <span className={styles.value}>{summary || (placeholder ?? nothingChosen ?? t.select)}</span>
          {selected.length > 1 && <span className={styles.count}>{t.selectedCount({ count: selected.length })}</span>}
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </button>
        {canClear && (
          <span className={styles.clear}>
            <Button
              variant="text"
              size="s"
              label={t.clearField({ label: props.label })}
              icon={<X aria-hidden="true" />}
              onPress={() => {
                onClear();
                trigger.current?.focus();
              }}
            />
          </span>
        )}
      </div>
      <GoneChoice
        isGone={props.isUnnamed && hasNoOption(props)}
        remove={props.onRemoveGone && { label: props.label, onRemove: props.onRemoveGone }}
      />
      {props.isUnnamed && props.hasFailed && <OptionsFailed onRetry={props.onRetry} control={trigger} />}
      {hasFailed && <LoadFailureNote />}
      {Panel && (
        <Panel
          id={panelId}
          triggerRef={trigger}
          label={props.label}
          source={props as OptionSource<string | number>}
          initialSearch={typed}
          isEntered={isEntered}
          selectionMode={selectionMode}
          selected={selected}
          onSelect={(keys, known) => onSelect(keys as readonly Key[], known as readonly SelectOption<Key>[])}
          isOpen={list.isOpen}
          onOpenChange={changeOpen}
        />
      )}
    </FieldFrame>
  );
}
