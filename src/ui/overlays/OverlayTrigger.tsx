import { type ReactNode, type RefObject, useMemo } from 'react';
import { ButtonContext } from 'react-aria-components';

interface OverlayTriggerProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly triggerId: string;
  readonly kind: 'menu' | 'dialog';
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The person shows interest: a good moment to fetch what will open. */
  readonly onIntent: () => void;
  readonly children: ReactNode;
}

/** Makes the `Button` within it open an overlay, with the attributes that say so. */
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
