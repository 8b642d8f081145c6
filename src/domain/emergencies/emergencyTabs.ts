import type { EventDetail } from '#contract/event';
import type { EventSnippet } from '#contract/eventSnippet';

export type AdditionalTabNumber = EventSnippet['tab'];

/** One of the three tabs whose content and title editors choose. */
export interface AdditionalTab {
  readonly number: AdditionalTabNumber;
  readonly name: string;
  /** Its segment of the path. */
  readonly tabId: string;
  readonly snippets: readonly EventSnippet[];
}

type Titles = Pick<EventDetail, 'tab_one_title' | 'tab_two_title' | 'tab_three_title'>;

const numbers: readonly AdditionalTabNumber[] = [1, 2, 3];
const titleOf = (titles: Titles, number: AdditionalTabNumber) =>
  ({ 1: titles.tab_one_title, 2: titles.tab_two_title, 3: titles.tab_three_title })[number]?.trim();

/** A tab's name in an address: lower case, spaces to hyphens. @source reference/emergencies.md, section 1.5 */
export const tabIdOf = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-');

/**
 * The additional tabs with content, in their order, each with a unique id.
 *
 * @param unnamed - the name of a tab without a title, 'Additional Info 2'
 * @source reference/emergencies.md, section 1.5: equal names would collide, so the number is added
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

/** The decoded text after an address's `#`; as written where it cannot be decoded. */
function readHash(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/**
 * The additional tab of an address: by its id, by the hash of older links, or else the first one.
 *
 * @param hash - with or without its `#`
 * @returns undefined where the address names a tab that does not exist
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
 * @param surgeAlerts - how many there are; null until known
 * @source reference/emergencies.md, section 1.5
 */
export const tabPresence = (
  event: Pick<EventDetail, 'response_activity_count' | 'active_deployments'>,
  surgeAlerts: number | null,
) => ({
  activities: event.response_activity_count > 0,
  surge: event.active_deployments > 0 || (surgeAlerts ?? 0) > 0,
});
