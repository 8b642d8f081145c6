import { type ReactNode, useRef } from 'react';
import { PrintButton } from './PrintButton';
import styles from './PrintPage.module.css';
import { PrintReadyMark } from './PrintReadyMark';

/** A printable page: a print button, and the ready mark for the server's PDF renderer once the document is complete. */
export function PrintPage({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.page}>
      <div className={styles.actions}>
        <PrintButton />
      </div>
      <div ref={content} data-printed>
        {children}
      </div>
      <PrintReadyMark content={content} />
    </div>
  );
}

/**
 * Shown on a printable page instead of its document: while it loads, and where it failed or is refused. It has no ready mark, as the server's
 * PDF renderer would make a document of it.
 */
export const PrintPagePlaceholder = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);
