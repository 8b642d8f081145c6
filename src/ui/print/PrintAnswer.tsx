import type { ReactNode } from 'react';
import styles from './PrintAnswer.module.css';

interface PrintAnswerProps {
  /** Null for an answer whose section has its label. */
  readonly label: string | null;
  readonly children: ReactNode;
}

/** A long answer under its label; no page break follows the label. */
export const PrintAnswer = ({ label, children }: PrintAnswerProps) => (
  <div className={styles.answer}>
    {label !== null && <h3 className={styles.label}>{label}</h3>}
    {children}
  </div>
);
