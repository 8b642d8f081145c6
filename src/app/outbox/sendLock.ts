import { readStored, writeStored } from '#app/storage';
import { randomId } from '#ui/form/clientId';

const lockName = 'go-outbox';

/** Milliseconds after which the lease of a tab that was closed has ended. */
const leaseLength = 20_000;
/** Milliseconds in which another tab's claim of the same moment shows. */
const claimDelay = 60;

interface Lease {
  readonly tab: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const holder = randomId();

const isLease = (value: unknown): value is Lease =>
  typeof value === 'object' && value !== null && 'tab' in value && 'until' in value;

const readLease = () => {
  const stored = readStored(lockName);
  return isLease(stored) ? stored : null;
};

const extendLease = () => writeStored(lockName, { tab: holder, until: Date.now() + leaseLength } satisfies Lease);

/** A lease in the local storage, for browsers without Web Locks. */
async function withLease(work: () => Promise<void>): Promise<boolean> {
  const other = readLease();
  const now = Date.now();
  // a lease far ahead was written before the clock of the device was set back
  if (other && other.tab !== holder && other.until > now && other.until <= now + leaseLength) return false;
  extendLease();
  await new Promise((resolve) => setTimeout(resolve, claimDelay));
  if (readLease()?.tab !== holder) return false;
  const renewing = setInterval(extendLease, leaseLength / 4);
  try {
    await work();
  } finally {
    clearInterval(renewing);
    if (readLease()?.tab === holder) writeStored(lockName, null);
  }
  return true;
}

let isHeld = false;

/** The lease belongs to the tab, so a second task of the same tab is kept out here. */
async function withLeaseOnce(work: () => Promise<void>): Promise<boolean> {
  if (isHeld) return false;
  isHeld = true;
  try {
    return await withLease(work);
  } finally {
    isHeld = false;
  }
}

/**
 * Runs a task while no other tab sends from the outbox.
 *
 * @returns false when another tab does, in which case the task has not run
 */
export async function withSendLock(work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return withLeaseOnce(work);
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
}
