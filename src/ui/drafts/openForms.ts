import { randomId } from '../form/clientId';
import type { Draft } from './draft';

const lockPrefix = 'go-draft-tab-';
let tabId: string | undefined;

/**
 * The id of this page load, new with each load, so that a duplicated tab has another id. The first call takes a Web Lock,
 * which other tabs read to see that this one is open.
 */
export function currentTabId(): string {
  if (tabId === undefined) {
    tabId = randomId();
    void navigator.locks?.request(lockPrefix + tabId, () => new Promise(() => undefined)).catch(() => undefined);
  }
  return tabId;
}

/** The ids of the open tabs; this one alone where the browser has no Web Locks. */
async function openTabs(): Promise<ReadonlySet<string>> {
  const tabs = new Set([currentTabId()]);
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    for (const { name = '' } of held) if (name.startsWith(lockPrefix)) tabs.add(name.slice(lockPrefix.length));
  } catch {
    // a rejected query is treated like a browser without Web Locks
  }
  return tabs;
}

const openForms = new Set<string>();

/** Registers an open form of this page. @returns a function that removes it */
export function registerOpenForm(writerId: string): () => void {
  openForms.add(writerId);
  return () => openForms.delete(writerId);
}

/** @returns whether the form that wrote a draft is still open, in this or another tab; such a draft is not offered to other forms */
export async function openFormCheck(): Promise<(draft: Pick<Draft, 'tabId' | 'writerId'>) => boolean> {
  const tabs = await openTabs();
  return ({ tabId, writerId }) => (tabId === currentTabId() ? openForms.has(writerId) : tabs.has(tabId));
}
