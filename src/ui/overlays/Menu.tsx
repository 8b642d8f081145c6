import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import type { Placement } from './MenuPanel';
import type { MenuEntry } from './menuEntries';
import { OverlayTrigger } from './OverlayTrigger';
import { useLazyPart } from './useLazyPart';

export interface MenuProps {
  /** A `Button`, whose text is the accessible name of the menu. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuEntry[];
  readonly placement?: Placement;
  /** Called on hover, focus or press of the trigger, before the menu opens. */
  readonly onIntent?: () => void;
}

const loadPanel = () => import('./MenuPanel').then((module) => module.MenuPanel);

/** A button that opens a list of actions, links or choices. */
export function Menu({ trigger, items, placement = 'bottom start', onIntent }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const { Part: Panel, isOpen: isPanelOpen, fetchAhead } = useLazyPart(loadPanel, isOpen, () => setOpen(false));
  const toggle = useCallback(() => {
    onIntent?.();
    setOpen((wasOpen) => !wasOpen);
  }, [onIntent]);
  const prepare = useCallback(() => {
    onIntent?.();
    fetchAhead();
  }, [onIntent, fetchAhead]);
  return (
    <>
      <OverlayTrigger
        triggerRef={triggerRef}
        triggerId={triggerId}
        kind="menu"
        isOpen={isOpen}
        onToggle={toggle}
        onIntent={prepare}
      >
        {trigger}
      </OverlayTrigger>
      {Panel && (
        <Panel
          triggerRef={triggerRef}
          labelledBy={triggerId}
          items={items}
          placement={placement}
          isOpen={isPanelOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
