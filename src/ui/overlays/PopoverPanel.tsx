import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover, type PopoverProps } from 'react-aria-components';
import styles from './PopoverPanel.module.css';
import { popoverLayer } from './popoverLayer';
import { WidgetProvider } from './WidgetProvider';

export interface PopoverPanelProps {
  readonly triggerRef: RefObject<Element | null>;
  readonly label: string | undefined;
  readonly labelledBy: string | undefined;
  readonly placement: PopoverProps['placement'];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** The panel of a popover, loaded on focus, hover or press of its trigger. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { triggerRef, label, labelledBy, placement, isOpen, onOpenChange, children } = props;
  return (
    <WidgetProvider>
      <Popover
        triggerRef={triggerRef}
        placement={placement}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        offset={6}
        className={styles.popover}
        style={popoverLayer}
      >
        <Dialog aria-label={label} aria-labelledby={labelledBy} className={styles.dialog}>
          {children}
        </Dialog>
      </Popover>
    </WidgetProvider>
  );
}
