import { type ReactNode, useRef } from 'react';
import { PrintButton } from './PrintButton';
import styles from './PrintPage.module.css';
import { PrintReadyMark } from './PrintReadyMark';

/** A page with a document for paper: its button to print, and the mark for the server's printer once the document is complete. */
export function PrintPage({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.page}>
      <div className={styles.actions}>
        <PrintButton />
      </div>
      <div ref={content}>{children}</div>
      <PrintReadyMark content={content} />
    </div>
  );
}

interface PrintPagePlaceholderProps {
  /** False while the document loads: the server's printer then waits. */
  readonly isSettled: boolean;
  readonly children: ReactNode;
}

/** What stands on a page for paper in place of its document. */
export const PrintPagePlaceholder = ({ isSettled, children }: PrintPagePlaceholderProps) => (
  <div className={styles.page}>
    {children}
    {isSettled && <PrintReadyMark />}
  </div>
);
