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
      <div ref={content}>{children}</div>
      <PrintReadyMark content={content} />
    </div>
  );
}

interface PrintPagePlaceholderProps {
  /** False while the document loads, so that the server's PDF renderer waits. */
  readonly isSettled: boolean;
  readonly children: ReactNode;
}

/** Shown on a printable page instead of its document. */
export const PrintPagePlaceholder = ({ isSettled, children }: PrintPagePlaceholderProps) => (
  <div className={styles.page}>
    {children}
    {isSettled && <PrintReadyMark />}
  </div>
);
