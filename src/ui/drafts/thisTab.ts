import { randomId } from '../form/clientId';
import type { Draft } from './draft';

const lockPrefix = 'go-draft-tab-';
let own: string | undefined;

/**
 * This page load's name among the tabs of the browser. A new one each time, so that not even a duplicated tab counts as another.
 * A lock held for as long as the page lives tells the other tabs that it does.
 */
export function thisTab(): string {
  if (own === undefined) {
    own = randomId();
    void navigator.locks?.request(lockPrefix + own, () => new Promise(() => undefined)).catch(() => undefined);
  }
  return own;
}

/** The tabs that are open now. Where the browser cannot tell, none but this one. */
async function openTabs(): Promise<ReadonlySet<string>> {
  const tabs = new Set([thisTab()]);
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    for (const { name = '' } of held) if (name.startsWith(lockPrefix)) tabs.add(name.slice(lockPrefix.length));
  } catch {
    // A browser without the right to ask is treated like one that cannot tell.
  }
  return tabs;
}

const openForms = new Set<string>();

/** Notes that a form of this page is open. @returns what to call when it closes */
export function noteOpenForm(writerId: string): () => void {
  openForms.add(writerId);
  return () => openForms.delete(writerId);
}

/** Tells of a draft whether the form that wrote it is still open, here or in another tab: then it is not for another form. */
export async function writersAtWork(): Promise<(draft: Pick<Draft, 'tabId' | 'writerId'>) => boolean> {
  const tabs = await openTabs();
  return ({ tabId, writerId }) => (tabId === thisTab() ? openForms.has(writerId) : tabs.has(tabId));
}
