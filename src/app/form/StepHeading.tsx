import type { ReactNode } from 'react';
import styles from './StepHeading.module.css';

/** The heading of several questions of a step. */
export const StepHeading = ({ children }: { readonly children: ReactNode }) => (
  <h3 className={styles.heading}>{children}</h3>
);
