import { currentSession } from '#app/session/session';
import { readStored } from '#app/storage';
import { ownersKey } from './ownersKey';

/** Whose answers are read and written now: the login's, or those of visitors. */
export const currentOwner = () => String(currentSession()?.id ?? 'visitor');

/** Whose answers are on this device. */
export const storedOwners = (): readonly string[] =>
  [readStored(ownersKey)].flat().filter((owner) => typeof owner === 'string');
