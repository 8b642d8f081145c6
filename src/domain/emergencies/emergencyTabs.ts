import type { EventDetail } from '#contract/event';
import type { EventSnippet } from '#contract/eventSnippet';

export type AdditionalTabNumber = EventSnippet['tab'];

/** One of the three tabs whose title and content editors write. */
export interface AdditionalTab {
  readonly number: AdditionalTabNumber;
  readonly name: string;
  /** Its path segment. */
  readonly tabId: string;
  readonly snippets: readonly EventSnippet[];
}

type Titles = Pick<EventDetail, 'tab_one_title' | 'tab_two_title' | 'tab_three_title'>;

const numbers: readonly AdditionalTabNumber[] = [1, 2, 3];
const titleOf = (titles: Titles, number: AdditionalTabNumber) =>
  ({ 1: titles.tab_one_title, 2: titles.tab_two_title, 3: titles.tab_three_title })[number]?.trim();

/** The path segment of a tab's name: lower case, spaces replaced by hyphens. @source reference/emergencies.md, section 1.5 */
export const tabIdOf = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-');

/**
 * The additional tabs with content, in order, each with a unique id.
 *
 * @param unnamed - returns the name of a tab without a title, 'Additional Info 2'
 * @returns ids from the names; the number is appended to a duplicate name
 * @source reference/emergencies.md, section 1.5
 */
export function additionalTabs(
  titles: Titles,
  snippets: readonly EventSnippet[],
  unnamed: (tab: AdditionalTabNumber) => string,
): AdditionalTab[] {
  const taken = new Set<string>();
  return numbers.flatMap((number) => {
    const own = snippets.filter(({ tab }) => tab === number);
    if (own.length === 0) return [];
    const name = titleOf(titles, number) || unnamed(number);
    const plain = tabIdOf(name);
    const tabId = taken.has(plain) ? `${plain}-${number}` : plain;
    taken.add(tabId);
    return [{ number, name, tabId, snippets: own }];
  });
}

/** The decoded hash of a URL without its `#`; unchanged when it cannot be decoded. */
function readHash(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/**
 * The additional tab of a URL: by its id, by the hash of older links, or else the first one.
 *
 * @param hash - with or without `#`
 * @returns undefined for an id that no tab has
 */
export function selectedTab(
  tabs: readonly AdditionalTab[],
  tabId: string | undefined,
  hash: string,
): AdditionalTab | undefined {
  const id = (tabId ?? readHash(hash)).toLowerCase();
  return id === '' ? tabs[0] : tabs.find((tab) => tab.tabId === id);
}

/**
 * Which of the optional tabs have content.
 *
 * @param surgeAlerts - number of surge alerts; null while unknown
 * @source reference/emergencies.md, section 1.5
 */
export const tabPresence = (
  event: Pick<EventDetail, 'response_activity_count' | 'active_deployments'>,
  surgeAlerts: number | null,
) => ({
  activities: event.response_activity_count > 0,
  surge: event.active_deployments > 0 || (surgeAlerts ?? 0) > 0,
});
