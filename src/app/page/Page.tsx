import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { config } from '#app/config';
import { useStrings } from '#ui/language/useStrings';
import { classNames } from '#ui/layout/classNames';
import { PageHeader } from '#ui/layout/PageHeader';
import { BelowHead } from './BelowHead';
import styles from './Page.module.css';
import { rootStrings } from './strings';

function useFullTitle(title: string | null) {
  const t = useStrings(rootStrings);
  return title === null ? null : t.pageTitle({ product: config.title, page: title });
}

/** Sets the document's title while mounted, over that of the outer page; null while the title is loading. */
export function usePageTitle(title: string | null) {
  const full = useFullTitle(title);
  useEffect(() => {
    if (full !== null) document.title = full;
  }, [full]);
}

/**
 * Sets the document's title of a page with tabs. The first tab has the page's own title.
 *
 * @param tabs - their labels, in order
 * @param current - the label of the current tab
 */
export function useTabTitle(page: string, tabs: readonly string[], current: string | undefined) {
  usePageTitle(current === undefined || current === tabs[0] ? page : `${page} - ${current}`);
}

interface PageProps {
  /** The browser's title and, unless `heading` says otherwise, the page's. Null while it is loading. */
  readonly title: string | null;
  readonly heading?: ReactNode;
  readonly breadcrumbs?: ReactNode;
  readonly eyebrow?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Between heading and content: key figures, tabs. After a click it is painted after the heading, with the content. */
  readonly lead?: ReactNode;
  /** Narrow suits reading and short forms. */
  readonly width?: 'page' | 'narrow';
  readonly children?: ReactNode;
}

/** The frame of a page's content: title, heading, actions, then what the page is about. */
export function Page({
  title,
  heading,
  breadcrumbs,
  eyebrow,
  description,
  actions,
  lead,
  width = 'page',
  children,
}: PageProps) {
  const full = useFullTitle(title);
  // a layout effect runs before the effects of the tabs, whose titles are more specific
  useLayoutEffect(() => {
    if (full !== null) document.title = full;
  }, [full]);
  return (
    <div className={classNames(styles.page, width === 'narrow' && styles.narrow)}>
      <PageHeader
        heading={heading ?? title}
        eyebrow={eyebrow}
        breadcrumbs={breadcrumbs}
        description={description}
        actions={actions}
      />
      <BelowHead>
        {lead && <div className={styles.lead}>{lead}</div>}
        {children}
      </BelowHead>
    </div>
  );
}
