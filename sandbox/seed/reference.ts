import { languages } from '../http/language';
import type { Store } from '../store/store';
import {
  actions,
  allowedDomains,
  disasterTypes,
  externalPartners,
  languageStrings,
  mainContacts,
  perComponents,
  reviewCountries,
  sectors,
  supportedActivities,
} from '../store/tables/places';
import { disasterTypeList } from './disasterTypeList';
import { actionList, partnerList, supportedActivityList } from './fieldReportLists';
import { areaComponents } from './perComponentList';
import { activitySectors, primarySectors, secondarySectors } from './sectorList';
import { translations } from './translations';

const firstDomains = ['redcross.example.org', 'redcrescent.example.org', 'example.org', 'ifrc.example.org'];

/** Made-up domains of National Societies, as many as the real list has. */
const domains = [
  ...firstDomains,
  ...Array.from({ length: 175 }, (_, index) => `society-${String(index + 1).padStart(3, '0')}.example.org`),
];

const contacts: readonly (readonly [string, string])[] = [
  ['Global', 'Information Management'],
  ['Global', 'Surge Desk'],
  ['Global', 'DREF Team'],
  ['Africa', 'Africa Regional Office'],
  ['Americas', 'Americas Regional Office'],
  ['Asia Pacific', 'Asia Pacific Regional Office'],
  ['Europe', 'Europe Regional Office'],
  ['Middle East and North Africa', 'MENA Regional Office'],
];

function seedSectors(store: Store): void {
  const lists = { primary: primarySectors, secondary: secondarySectors, activity: activitySectors };
  for (const kind of ['primary', 'secondary', 'activity'] as const) {
    lists[kind].forEach((name, key) => {
      store.insert(sectors, { kind, key, name: { en: name }, color: `hsl(${(key * 37) % 360} 55% 40%)` });
    });
  }
}

/** The lists that forms and pages offer. */
export function seedReference(store: Store): void {
  for (const type of disasterTypeList) store.insert(disasterTypes, { ...type, summary: '' });
  seedSectors(store);
  for (const each of actionList) store.insert(actions, each);
  for (const name of partnerList) store.insert(externalPartners, { name: { en: name } });
  for (const name of supportedActivityList) store.insert(supportedActivities, { name: { en: name } });
  for (const row of areaComponents()) store.insert(perComponents, row);
  for (const domain_name of domains) {
    store.insert(allowedDomains, { domain_name, description: 'Illustrative', is_active: true });
  }
  for (const [extent, name] of contacts) {
    const mailbox = name.toLowerCase().replaceAll(' ', '.');
    store.insert(mainContacts, { extent, name, email: `${mailbox}@example.org` });
  }
  store.insert(reviewCountries, { country: 1 });
  for (const language of languages) {
    for (const [page_name, words] of Object.entries(translations(language))) {
      for (const [key, value] of Object.entries(words)) {
        store.insert(languageStrings, { language, page_name, key, value });
      }
    }
  }
}
