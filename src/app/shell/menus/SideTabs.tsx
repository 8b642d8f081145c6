import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useLanguage } from '#ui/language/LanguageContext';
import styles from './SideTabs.module.css';

interface SideTab {
  readonly id: string;
  readonly label: string;
}

interface SideTabsProps {
  readonly label: string;
  readonly tabs: readonly SideTab[];
  readonly initial?: string;
  /** Below the tabs: a link that is no tab. */
  readonly footer?: ReactNode;
  readonly children: (id: string) => ReactNode;
}

/** Vertical tabs of a menu panel; the arrow keys select a tab at once. */
export function SideTabs({ label, tabs, initial, footer, children }: SideTabsProps) {
  const [current, setCurrent] = useState(initial ?? tabs[0]?.id ?? '');
  const { direction } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const base = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const at = tabs.findIndex(({ id }) => id === current);
    const to =
      event.key === 'ArrowDown' || event.key === forward
        ? (at + 1) % tabs.length
        : event.key === 'ArrowUp' || event.key === backward
          ? (at - 1 + tabs.length) % tabs.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? tabs.length - 1
              : null;
    const next = to === null ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    setCurrent(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <div className={styles.panel}>
      <div className={styles.side}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              data-tab={tab.id}
              id={`${base}-${tab.id}`}
              aria-selected={tab.id === current}
              aria-controls={`${base}-panel`}
              tabIndex={tab.id === current ? 0 : -1}
              className={styles.tab}
              onClick={() => setCurrent(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current}`} className={styles.content}>
        {children(current)}
      </div>
    </div>
  );
}
