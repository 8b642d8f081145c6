import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '../overlays/useConfirmation';
import { isLeavePromptSuppressed } from './leavePrompt';
import { strings } from './strings';
import { registerUnsavedForm } from './unsavedForms';

/**
 * Confirms a navigation that would discard changes: with a dialog within the product, with the browser's prompt on closing or reloading.
 *
 * @param hasChanges - usually `form.formState.isDirty`
 * @param onLeave - called when the page is left: without changes too, with changes once that is confirmed
 * @returns a function that allows the next navigation, for use after a save
 */
export function useUnsavedChangesGuard(hasChanges: boolean, onLeave?: () => void): () => void {
  const t = useStrings(strings);
  const confirm = useConfirmation();
  const isReleased = useRef(false);

  useEffect(() => {
    isReleased.current = false;
    if (!hasChanges) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!isReleased.current && !isLeavePromptSuppressed()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [hasChanges]);

  useEffect(() => (hasChanges ? registerUnsavedForm() : undefined), [hasChanges]);

  const leave = useEffectEvent(() => onLeave?.());
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false;
        if (hasChanges && !isReleased.current) return true;
        leave();
        return false;
      },
      [hasChanges],
    ),
  );
  const isBlocked = blocker.state === 'blocked';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one dialog for each blocked navigation
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = {
      heading: t.leaveHeading,
      message: t.leaveMessage,
      confirmLabel: t.leave,
      cancelLabel: t.stay,
    };
    confirm(question).then((isLeaving) => {
      if (!isLeaving) return blocker.reset();
      onLeave?.();
      blocker.proceed();
    });
  }, [isBlocked]);

  return useCallback(() => {
    isReleased.current = true;
  }, []);
}
