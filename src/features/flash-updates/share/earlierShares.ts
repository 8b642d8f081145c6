import { readStored, writeStored } from '#app/storage';

/** A share of a flash update from this device: the API lists none. */
export interface EarlierShare {
  /** Ids of the account and the flash update. */
  readonly user: number;
  readonly update: number;
  /** The moment in ISO 8601. */
  readonly at: string;
  readonly donors: readonly number[];
  readonly groups: readonly number[];
  /** False where no answer came: the mail may have been sent. */
  readonly isAnswered: boolean;
}

const key = 'flashUpdateShares';

/** Older shares are forgotten. */
const most = 50;

const isShare = (value: unknown): value is EarlierShare =>
  typeof value === 'object' &&
  value !== null &&
  'update' in value &&
  'at' in value &&
  'donors' in value &&
  Array.isArray(value.donors) &&
  'groups' in value &&
  Array.isArray(value.groups);

const allShares = (): readonly EarlierShare[] => {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isShare) : [];
};

/** The shares of a flash update by an account from this device, the newest first. */
export const earlierShares = (user: number, update: number): readonly EarlierShare[] =>
  allShares().filter((share) => share.user === user && share.update === update);

/** Keeps a share, in place of the same one without an answer. */
export function keepShare(share: EarlierShare): void {
  writeStored(key, [share, ...withoutShare(share)].slice(0, most));
}

/** Forgets a share that the server refused. */
export function forgetShare(share: EarlierShare): void {
  writeStored(key, withoutShare(share));
}

const withoutShare = ({ user, update, at }: EarlierShare) =>
  allShares().filter((each) => each.user !== user || each.update !== update || each.at !== at);
