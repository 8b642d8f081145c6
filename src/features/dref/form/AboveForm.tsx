import type { ReactNode } from 'react';
import styles from './AboveForm.module.css';

/** Notes and actions above the fields of every tab; takes no room where there are none. */
export const AboveForm = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.above}>{children}</div>
);
