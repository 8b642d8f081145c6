import { createContext, useContext } from 'react';
import type { ConfirmationOptions } from './ConfirmationModal';

export type Confirm = (options?: ConfirmationOptions) => Promise<boolean>;

export const ConfirmationContext = createContext<Confirm | null>(null);

/**
 * Confirms an action that cannot be undone.
 *
 * @returns a function that resolves true when the person agreed, false when they closed or cancelled
 * @throws without a `ConfirmationProvider`
 */
export function useConfirmation(): Confirm {
  const confirm = useContext(ConfirmationContext);
  if (!confirm) throw new Error('useConfirmation needs a ConfirmationProvider above it');
  return confirm;
}
