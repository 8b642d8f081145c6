import { X } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Dialog, Heading, ModalOverlay, Modal as RacModal } from 'react-aria-components';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import skeletonStyles from '../feedback/Skeleton.module.css';
import { classNames } from '../layout/classNames';
import { strings } from '../strings';
import styles from './Modal.module.css';
import { WidgetProvider } from './WidgetProvider';

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl' | 'full' | 'auto' | 'pageWidth';

export interface ModalProps {
  readonly title: ReactNode;
  readonly size?: ModalSize;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  /** An `alertdialog`: announced at once, not closed by a press outside. */
  readonly isAlert?: boolean;
  /** True where only the buttons of the footer close it: what it shows cannot be shown again. */
  readonly closesByFooter?: boolean;
  readonly children: ReactNode;
}

/**
 * Whether a dialog shows placeholders when it opens. What comes in their place has another height, which would move the buttons of the footer
 * under the pointer.
 */
function useIsWaitingAtFirst() {
  const [isWaiting, setWaiting] = useState(false);
  const body = useCallback((element: HTMLElement | null) => {
    if (element) setWaiting(element.querySelector(`.${skeletonStyles.bone}`) !== null);
  }, []);
  return { isWaiting, body };
}

/**
 * A dialog over the page. Focus stays within it and returns where it was; the page behind neither scrolls nor shifts. The buttons of its
 * footer stay where they are while its content loads.
 */
export function Modal(props: ModalProps) {
  const { title, size = 'md', isOpen, onClose, footer, isAlert = false, closesByFooter = false, children } = props;
  const t = useStrings(strings);
  const { isWaiting, body } = useIsWaitingAtFirst();
  return (
    <WidgetProvider>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(willOpen) => !willOpen && onClose()}
        isDismissable={!isAlert && !closesByFooter}
        isKeyboardDismissDisabled={closesByFooter}
        className={styles.overlay}
      >
        <RacModal className={classNames(styles.modal, styles[size], Boolean(footer) && isWaiting && styles.steady)}>
          <Dialog role={isAlert ? 'alertdialog' : 'dialog'} className={styles.dialog}>
            <header className={styles.header}>
              <Heading slot="title" className={styles.title}>
                {title}
              </Heading>
              {!closesByFooter && (
                <Button variant="text" label={t.close} icon={<X aria-hidden="true" />} onPress={onClose} />
              )}
            </header>
            <div ref={body} className={styles.body}>
              {children}
            </div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Dialog>
        </RacModal>
      </ModalOverlay>
    </WidgetProvider>
  );
}
