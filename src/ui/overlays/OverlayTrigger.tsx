import { type ReactNode, type RefObject, useMemo } from 'react';
import { type Trigger, TriggerContext } from '../actions/TriggerContext';

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
  const trigger = useMemo<Trigger>(
    () => ({
      ref: triggerRef,
      id: triggerId,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onPress: onToggle,
      onIntent,
      opensByArrows: kind === 'menu',
    }),
    [triggerRef, triggerId, kind, isOpen, onToggle, onIntent],
  );
  return <TriggerContext value={trigger}>{children}</TriggerContext>;
}
