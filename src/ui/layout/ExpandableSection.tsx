import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button as RacButton } from 'react-aria-components';
import { classNames } from './classNames';
import styles from './ExpandableSection.module.css';

export interface ExpandableSectionProps {
  readonly title: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  readonly isInitiallyOpen?: boolean;
  /** Makes what it heads with the first opening, so that closed sections ask the server for nothing. */
  readonly isLazy?: boolean;
  /** Beside the title: a count, a status. */
  readonly aside?: ReactNode;
  /** Set by the page, for sections of which one at a time is open; it then hears of every press. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A heading that shows and hides what it heads; printed, everything is open. */
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
        <RacButton
          id={headId}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onPress={() => {
            setOpen(!isOpen);
            setOpened(true);
            onOpenChange?.(!isOpen);
          }}
        >
          <ChevronDown className={classNames(styles.icon, isOpen && styles.open)} aria-hidden="true" />
          <span>{title}</span>
        </RacButton>
        {aside && <span className={styles.aside}>{aside}</span>}
      </Heading>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {(wasOpened || isOpen) && children}
      </div>
    </section>
  );
}
