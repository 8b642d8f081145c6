import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { TriggerContext } from '../actions/TriggerContext';
import { classNames } from '../layout/classNames';
import styles from './Dropdown.module.css';

export interface DropdownProps {
  /** A `Button`. */
  readonly trigger: ReactNode;
  /** Stays open on a press or focus outside; the trigger and Escape still close it. */
  readonly isPersistent?: boolean;
  /** `wide` spans the nearest positioned ancestor (a menu bar), `beside` is aligned with the trigger. */
  readonly layout?: 'beside' | 'wide';
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A disclosure: a button with a panel that follows it in tab order. */
export function Dropdown({ trigger, isPersistent = false, layout = 'beside', onOpenChange, children }: DropdownProps) {
  const [isOpen, setOpenState] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const setOpen = (next: boolean) => {
    setOpenState(next);
    onOpenChange?.(next);
  };
  const closeOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
  });

  useEffect(() => {
    if (!isOpen || isPersistent) return;
    const listener = (event: PointerEvent) => closeOutside(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [isOpen, isPersistent]);

  useLayoutEffect(() => {
    if (isOpen && layout === 'beside' && panel.current) keepInViewport(panel.current);
  }, [isOpen, layout]);

  const context = {
    ref: button,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? panelId : undefined,
    onPress: () => setOpen(!isOpen),
  };
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    const wentOutside = event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);
    if (isOpen && !isPersistent && wentOutside) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape from the focused descendant
    <div ref={root} className={classNames(styles.root, styles[layout])} onKeyDown={onKeyDown} onBlur={onBlur}>
      <TriggerContext value={context}>{trigger}</TriggerContext>
      {isOpen && (
        <div ref={panel} id={panelId} className={styles.panel}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}

const margin = 12;

/** Shifts a panel horizontally into the viewport, and limits its height to the space below. */
function keepInViewport(element: HTMLElement) {
  const box = element.getBoundingClientRect();
  const viewport = document.documentElement.clientWidth;
  const overflowEnd = Math.max(0, box.right - (viewport - margin));
  const overflowStart = Math.max(0, margin - box.left);
  const shift = overflowStart > 0 ? overflowStart : -Math.min(overflowEnd, Math.max(0, box.left - margin));
  element.style.translate = shift === 0 ? '' : `${shift}px 0`;
  element.style.maxBlockSize = `${Math.max(160, window.innerHeight - box.top - margin)}px`;
}
