import type { ReactNode } from 'react';
import { classNames } from '../layout/classNames';
import hidden from '../layout/VisuallyHidden.module.css';
import css from './LabelledValue.module.css';

interface LabelledValueProps {
  readonly label: string;
  /** Set where a heading beside it says the same. */
  readonly isLabelHidden?: boolean | undefined;
  readonly children: ReactNode;
}

/** One label over its value, as documents show an answer. */
export function LabelledValue({ label, isLabelHidden, children }: LabelledValueProps) {
  return (
    <dl className={css.pair}>
      <dt className={classNames(css.label, isLabelHidden && hidden.hidden)}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </dl>
  );
}
