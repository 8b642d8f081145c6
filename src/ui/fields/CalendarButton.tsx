import { CalendarDays } from 'lucide-react';
import { type FunctionComponent, type RefObject, useCallback, useId, useRef, useState } from 'react';
import { Button } from '../actions/Button';
import { OverlayTrigger } from '../overlays/OverlayTrigger';
import { useLazyPart } from '../overlays/useLazyPart';
import { LoadFailureNote } from './LoadFailureNote';

/** The allowed range: days as yyyy-MM-dd, or months as yyyy-MM. */
export interface CalendarRange {
  readonly value: string | null;
  readonly min: string | null;
  readonly max: string | null;
}

export interface ChooserProps extends CalendarRange {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChoose: (chosen: string) => void;
}

export interface CalendarButtonProps extends CalendarRange {
  readonly label: string;
  readonly isDisabled: boolean | undefined;
  /** Loads the chooser on demand. Must be a stable function, as it is the cache key. */
  readonly load: () => Promise<FunctionComponent<ChooserProps>>;
  readonly onChoose: (chosen: string) => void;
}

/** The button at the end of a field that opens its calendar. */
export function CalendarButton({ label, isDisabled, load, onChoose, ...range }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const { Part: Panel, isOpen: isPanelOpen, hasFailed, fetchAhead } = useLazyPart(load, isOpen, () => setOpen(false));
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
        <Button label={label} icon={<CalendarDays aria-hidden="true" />} isDisabled={isDisabled} />
      </OverlayTrigger>
      {hasFailed && <LoadFailureNote />}
      {Panel && (
        <Panel
          {...range}
          triggerRef={triggerRef}
          label={label}
          isOpen={isPanelOpen}
          onOpenChange={setOpen}
          onChoose={(chosen) => {
            onChoose(chosen);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
