import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './classNames';
import styles from './ExpandableSection.module.css';

export interface ExpandableSectionProps {
  readonly title: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  readonly isInitiallyOpen?: boolean;
  /** Mounts the content on first opening, so that closed sections send no requests. */
  readonly isLazy?: boolean;
  /** Beside the title: a count, a status. */
  readonly aside?: ReactNode;
  /** Controlled state, for sections of which only one is open at a time. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A collapsible section under a heading; expanded when printed. */
export function ExpandableSection(props: ExpandableSectionProps) {
  const { title, headingLevel = 3, isInitiallyOpen = false, isLazy = false, aside, onOpenChange, children } = props;
  const [isOpenByItself, setOpen] = useState(isInitiallyOpen);
  const isOpen = props.isOpen ?? isOpenByItself;
  const [wasOpened, setOpened] = useState(isInitiallyOpen || !isLazy);
  const [headId, bodyId] = [useId(), useId()];
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={headId} className={styles.section}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={headId}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => {
            setOpen(!isOpen);
            setOpened(true);
            onOpenChange?.(!isOpen);
          }}
        >
          <ChevronDown className={classNames(styles.icon, isOpen && styles.open)} aria-hidden="true" />
          <span>{title}</span>
        </button>
        {aside && <span className={styles.aside}>{aside}</span>}
      </Heading>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {(wasOpened || isOpen) && children}
      </div>
    </section>
  );
}
