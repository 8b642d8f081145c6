import { contacts } from '#app/shell/contacts';
import type { resourcesStrings } from './resourcesStrings';

type WordKey = keyof (typeof resourcesStrings)['templates'];

export interface ResourceLink {
  readonly label: WordKey;
  readonly href: string;
}

interface ResourceGroup {
  readonly title: WordKey;
  readonly text?: WordKey;
  readonly links: readonly ResourceLink[];
}

/** @source reference/shell-and-account.md, section 1.13 */
export const resourceGroups: readonly ResourceGroup[] = [
  {
    title: 'reference',
    links: [
      { label: 'wiki', href: contacts.wiki },
      { label: 'blog', href: contacts.blog },
    ],
  },
  {
    title: 'surge',
    links: [
      { label: 'surgeSims', href: 'https://rcrcsims.org/' },
      { label: 'surgeCbs', href: 'https://cbsrc.org/' },
      { label: 'surgeLearning', href: 'https://surgelearning.ifrc.org/' },
    ],
  },
  {
    title: 'guidance',
    links: [
      { label: 'cash', href: 'https://cash-hub.org/' },
      { label: 'community', href: 'https://communityengagementhub.org/' },
      { label: 'preparedness', href: 'https://preparecenter.org/' },
      { label: 'dataPlaybook', href: 'https://preparecenter.org/toolkit/data-playbook-toolkit/' },
    ],
  },
  {
    title: 'other',
    links: [
      { label: 'missingMaps', href: 'https://www.missingmaps.org/' },
      { label: 'fdrs', href: 'https://data.ifrc.org/fdrs/' },
      { label: 'learning', href: 'https://ifrc.csod.com/' },
    ],
  },
];
