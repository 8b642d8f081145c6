import type { ReactNode } from 'react';
import { classNames } from '../layout/classNames';
import { leaveFocus } from '../layout/leaveFocus';
import styles from './Banner.module.css';
import { type Tone, toneIcons } from './tones';

export interface BannerProps {
  readonly tone?: Tone;
  /** The accessible name of the region. */
  readonly label: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A full-width message on the state of the product or page: no connection, a stand-in server, a translated page. */
export function Banner({ tone = 'info', label, actions, children }: BannerProps) {
  const Icon = toneIcons[tone];
  return (
    <section ref={leaveFocus} aria-label={label} className={classNames(styles.banner, styles[tone])}>
      <div className={styles.inner}>
        <Icon className={styles.icon} aria-hidden="true" />
        <div className={styles.words}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
