import { type ReactNode, type RefObject, useMemo } from 'react';
import { ButtonContext } from 'react-aria-components';

interface OverlayTriggerProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly triggerId: string;
  readonly kind: 'menu' | 'dialog';
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Called on hover, focus or press, to prefetch the overlay. */
  readonly onIntent: () => void;
  readonly children: ReactNode;
}

/** Connects the `Button` inside to an overlay, with its ARIA attributes. */
export function OverlayTrigger(props: OverlayTriggerProps) {
  const { triggerRef, triggerId, kind, isOpen, onToggle, onIntent, children } = props;
  const context = useMemo(
    () => ({
      ref: triggerRef,
      id: triggerId,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onPress: onToggle,
      onHoverStart: onIntent,
      onFocus: onIntent,
      onKeyDown: (event: { key: string }) => {
        if (kind === 'menu' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) onToggle();
      },
    }),
    [triggerRef, triggerId, kind, isOpen, onToggle, onIntent],
  );
  return <ButtonContext value={context}>{children}</ButtonContext>;
}
