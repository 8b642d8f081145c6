import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { OverlayTrigger } from './OverlayTrigger';
import type { PopoverPanelProps } from './PopoverPanel';
import { useLazyPart } from './useLazyPart';

export interface PopoverProps {
  /** A `Button`. */
  readonly trigger: ReactNode;
  /** The accessible name of the dialog; by default the trigger's text. */
  readonly label?: string;
  readonly placement?: PopoverPanelProps['placement'];
  /** The content; a function receives `close`. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

const loadPanel = () => import('./PopoverPanel').then((module) => module.PopoverPanel);

/** A button that opens a small dialog beside it: at least 16rem wide, always inside the viewport, closed by Escape or a press outside. */
export function Popover({ trigger, label, placement = 'bottom start', children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const close = useCallback(() => setOpen(false), []);
  const { Part: Panel, isOpen: isPanelOpen, fetchAhead } = useLazyPart(loadPanel, isOpen, close);
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), []);
  return (
    <>
      <OverlayTrigger
        triggerRef={triggerRef}
        triggerId={triggerId}
        kind="dialog"
        isOpen={isOpen}
        onToggle={toggle}
        onIntent={fetchAhead}
      >
        {trigger}
      </OverlayTrigger>
      {Panel && (
        <Panel
          triggerRef={triggerRef}
          label={label}
          labelledBy={label ? undefined : triggerId}
          placement={placement}
          isOpen={isPanelOpen}
          onOpenChange={setOpen}
        >
          {isPanelOpen && (typeof children === 'function' ? children(close) : children)}
        </Panel>
      )}
    </>
  );
}
