import { useEffect, useRef } from 'react';
import { numberFormat } from '#domain/language/intl';
import { useLanguage } from '#ui/language/LanguageContext';
import { Link } from '../actions/Link';
import { classNames } from '../layout/classNames';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly href: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly disabledReason?: string;
  /** The number of items in the tab. */
  readonly count?: number;
}

export interface TabsProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** The href of the current tab. */
  readonly current: string | undefined;
  readonly orientation?: 'horizontal' | 'vertical';
  /** Tabs within a tab look lighter. */
  readonly isSecondLevel?: boolean;
}

/** The page stays where it is scrolled to; the focus stays on the tab, see `useFocusAfterNavigation`. */
const withoutScrolling = { preventScrollReset: true };

/** Tabs with a route each; they scroll horizontally to the current one when they do not fit. */
export function Tabs({ label, items, current, orientation = 'horizontal', isSecondLevel = false }: TabsProps) {
  const { language } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const count = items.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of tabs are other elements
  useEffect(() => {
    const strip = list.current;
    if (current === undefined || !strip) return;
    const showCurrent = () => {
      const tab = strip.querySelector('[aria-current]');
      // Only the strip scrolls: `scrollIntoView` would move the page too.
      if (tab) bringIntoStrip(strip, tab);
    };
    showCurrent();
    // translations and fonts arrive later, and move the tabs
    const observer = new ResizeObserver(showCurrent);
    for (const item of strip.children) observer.observe(item);
    return () => observer.disconnect();
  }, [current, count]);
  return (
    <nav
      aria-label={label}
      data-tabs
      className={classNames(styles.tabs, styles[isSecondLevel ? 'second' : orientation])}
    >
      <ul ref={list} className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <Link
              href={item.href}
              variant="nav"
              routerOptions={withoutScrolling}
              isDisabled={item.isDisabled}
              disabledReason={item.disabledReason}
              aria-current={item.href === current ? 'page' : undefined}
            >
              {item.label}
              {item.count !== undefined && (
                <span className={styles.count}>{numberFormat(language).format(item.count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function bringIntoStrip(strip: HTMLElement, tab: Element) {
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right;
}
