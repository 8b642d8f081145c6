import { randomId } from '../form/clientId';

const lockPrefix = 'go-draft-tab-';
let own: string | undefined;

/**
 * This page load's name among the tabs of the browser. A new one each time, so that not even a duplicated tab writes over another's drafts.
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
export async function openTabs(): Promise<ReadonlySet<string>> {
  const tabs = new Set([thisTab()]);
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    for (const { name = '' } of held) if (name.startsWith(lockPrefix)) tabs.add(name.slice(lockPrefix.length));
  } catch {
    // A browser without the right to ask is treated like one that cannot tell.
  }
  return tabs;
}
