import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';
import { isSame } from '#ui/drafts/differences';
import { afterPaint } from '#ui/layout/afterPaint';

interface ValuesListeners {
  readonly listeners: Set<() => void>;
  readonly unsubscribe: () => void;
}

/** By the form's `control`. */
const listenersOf = new WeakMap<object, ValuesListeners>();

/**
 * Calls a listener on every change of a form's values. All listeners share one subscription, because a long form has hundreds of
 * selectors and every typed letter is a change.
 *
 * @returns a function that unsubscribes
 */
function onValuesChange<V extends FieldValues>(
  { control, subscribe }: Pick<UseFormReturn<V>, 'control' | 'subscribe'>,
  listener: () => void,
): () => void {
  const { listeners, unsubscribe } = listenersOf.get(control) ?? startListening(control, subscribe);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || listenersOf.get(control)?.listeners !== listeners) return;
    listenersOf.delete(control);
    unsubscribe();
  };
}

/** Whether the focus is in the text box of a field: only text boxes have a selection. */
function isBeingTyped(name: string): boolean {
  const focused = document.activeElement;
  return focused?.getAttribute('name') === name && 'selectionStart' in focused && focused.selectionStart !== null;
}

function startListening<V extends FieldValues>(control: object, subscribe: UseFormReturn<V>['subscribe']) {
  const listeners = new Set<() => void>();
  let isScheduled = false;
  const notify = () => {
    isScheduled = false;
    for (const listener of [...listeners]) listener();
  };
  const callback = ({ name }: { readonly name?: string | undefined }) => {
    if (name === undefined || !isBeingTyped(name)) return notify();
    if (isScheduled) return;
    isScheduled = true;
    // the typed letter is painted before selectors run
    afterPaint(notify);
  };
  const started: ValuesListeners = { listeners, unsubscribe: subscribe({ formState: { values: true }, callback }) };
  listenersOf.set(control, started);
  return started;
}

/** Shallow equality of plain objects: a cheap check, as most results of a selector are unchanged. */
function isShallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length && entries.every(([key, value]) => Object.is(value, Reflect.get(b, key)))
  );
}

const isUnchanged = (a: unknown, b: unknown) => isShallowEqual(a, b) || isSame({ value: a }, { value: b });

/**
 * The result of a selector over the form's values. The component renders again only when the result changes. Unlike `useWatch` with
 * `compute`, a selector that changes between renders (other strings, another step) is applied.
 *
 * @param select - runs on every change of the form, so it must be cheap; its result is compared by content
 */
export function useFormSelector<V extends FieldValues, T>(select: (values: V) => T, given?: UseFormReturn<V>): T {
  const around = useFormContext<V>();
  const { control, getValues, subscribe } = given ?? around;
  const last = useRef<{ readonly value: T } | null>(null);
  const onChange = useCallback(
    (notify: () => void) => onValuesChange({ control, subscribe }, notify),
    [control, subscribe],
  );
  return useSyncExternalStore(onChange, () => {
    const value = select(getValues());
    if (!last.current || !isUnchanged(last.current.value, value)) last.current = { value };
    return last.current.value;
  });
}
