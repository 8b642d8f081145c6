import type { Translated } from '../core/http/language';
import type { SeedContext } from '../core/seed/context';
import { seededPlaces } from '../places/seeded';
import { type CountryRow, countries } from '../places/tables';
import { seedDatabanks } from './seedDatabank';
import { seedPartners } from './seedPartners';
import { seedSocieties } from './seedSocieties';
import { countryContacts, countryLinks, countrySnippets } from './tables';

interface WrittenPage {
  readonly iso: string;
  readonly contacts: readonly (readonly [ctype: string, name: string, title: string, email: string])[];
  readonly links: readonly (readonly [title: string, url: string])[];
  readonly snippets: readonly {
    readonly text: Translated | null;
    readonly image?: string;
    readonly visibility?: 1 | 2 | 3 | 4;
  }[];
}

/** One country with all content, one with contacts and links, one with texts only, one with texts for the secretariat only. */
const writtenPages: readonly WrittenPage[] = [
  {
    iso: 'KE',
    contacts: [
      ['Operations', 'Wanjiru Kamau', 'Operations manager', 'operations.ke@example.org'],
      ['Communications', 'Daniel Otieno', 'Communications officer', 'media.ke@example.org'],
      ['Delegation', 'Marta Lindqvist', 'Head of delegation', ''],
    ],
    links: [
      ['Flood preparedness plan', 'https://plans.example.org/kenya/floods'],
      ['Map of branches', 'https://maps.example.org/kenya/branches'],
      ['Shared mailbox of the operations room', 'mailto:room.ke@example.org'],
    ],
    snippets: [
      {
        text: {
          en: '<h3>Before the long rains</h3><p>Branches along the lake keep stocks for <strong>12,000 households</strong>; the list is reviewed every February.</p>',
          fr: '<h3>Avant les grandes pluies</h3><p>Les branches riveraines du lac gardent des stocks pour <strong>12 000 ménages</strong> ; la liste est revue chaque février.</p>',
          es: '<h3>Antes de las lluvias largas</h3><p>Las filiales junto al lago guardan reservas para <strong>12.000 hogares</strong>; la lista se revisa cada febrero.</p>',
          ar: '<h3>قبل موسم الأمطار الطويل</h3><p>تحتفظ الفروع المحاذية للبحيرة بمخزون يكفي <strong>12,000 أسرة</strong>، وتُراجَع القائمة كل فبراير.</p>',
        },
      },
      { text: null, image: '/sandbox/pictures/snow-line.svg' },
      { text: { en: '<p>Duty roster of the operations room, for staff of the Movement.</p>' }, visibility: 1 },
      { text: { en: '<p>Budget notes of the secretariat.</p>' }, visibility: 2 },
    ],
  },
  {
    iso: 'NP',
    contacts: [['Disaster management', 'Bimala Shrestha', 'Director', 'disaster.np@example.org']],
    links: [['Snow line bulletin', 'https://weather.example.org/nepal']],
    snippets: [],
  },
  {
    iso: 'PE',
    contacts: [],
    links: [],
    snippets: [{ text: { en: '<p>Coastal branches train every year before the warm current arrives.</p>' } }],
  },
  {
    iso: 'CZ',
    contacts: [],
    links: [],
    snippets: [{ text: { en: '<p>Draft for the secretariat.</p>' }, visibility: 2 }],
  },
];

function writePage(country: CountryRow, page: WrittenPage, { store }: SeedContext): void {
  for (const [ctype, name, title, email] of page.contacts)
    store.insert(countryContacts, { country: country.id, ctype, name, title, email });
  for (const [title, url] of page.links) store.insert(countryLinks, { country: country.id, title, url });
  for (const { text, image = null, visibility = 3 } of page.snippets)
    store.insert(countrySnippets, { country: country.id, snippet: text, image, visibility, position: 3 });
}

const officeTitles = ['Operations manager', 'Disaster manager', 'Communications officer', 'Health coordinator'];

/** Contacts, links and texts of other countries. */
function generatePages(byIso: ReadonlyMap<string, CountryRow>, context: SeedContext): void {
  const { random, scaled, store } = context;
  const written = new Set(writtenPages.map(({ iso }) => iso));
  const others = [...byIso.values()].filter(
    ({ iso, society_name }) => society_name && !written.has(iso ?? '') && iso !== 'TV',
  );
  const chosen = random.some(others, Math.min(others.length, 25));
  const count = scaled(50);
  for (let index = 0; index < count; index += 1) {
    const country = chosen[index % chosen.length];
    if (!country) continue;
    const code = country.iso?.toLowerCase() ?? '';
    const title = random.pick(officeTitles);
    store.insert(countryContacts, {
      country: country.id,
      ctype: 'National Society',
      name: `Contact ${index + 1}`,
      title,
      email: `contact${index + 1}.${code}@example.org`,
    });
    if (random.chance(0.5))
      store.insert(countryLinks, {
        country: country.id,
        title: `Country brief ${index + 1}`,
        url: `https://briefs.example.org/${code}/${index + 1}`,
      });
    if (random.chance(0.5))
      store.insert(countrySnippets, {
        country: country.id,
        snippet: { en: `<p>${title}: the branches met to review their plans for the season (note ${index + 1}).</p>` },
        image: null,
        visibility: random.chance(0.8) ? 3 : 1,
        position: random.pick([1, 2, 3, 4, 5]),
      });
  }
}

/** An office for several countries, whose record has neither a code nor a National Society. */
const cluster: CountryRow = {
  id: 288,
  iso: null,
  iso3: null,
  name: {
    en: 'Pacific Country Cluster Delegation',
    fr: 'Délégation groupée pour le Pacifique',
    es: 'Delegación conjunta para el Pacífico',
    ar: 'بعثة مجموعة بلدان المحيط الهادئ',
  },
  society_name: null,
  society_url: '',
  url_ifrc: '',
  region: 2,
  record_type: 2,
  independent: null,
  is_deprecated: false,
  fdrs: null,
  inform_score: null,
  centroid: null,
  bbox: null,
};

/** A deprecated country. */
const deprecated: CountryRow = {
  ...cluster,
  id: 290,
  iso: 'AN',
  iso3: 'ANT',
  name: {
    en: 'Netherlands Antilles',
    fr: 'Antilles néerlandaises',
    es: 'Antillas Neerlandesas',
    ar: 'جزر الأنتيل الهولندية',
  },
  region: 1,
  record_type: 1,
  independent: false,
  is_deprecated: true,
};

/** The content of countries, an office for several countries, and a country without an extent. */
export function seedCountries(context: SeedContext): void {
  const { byIso } = seededPlaces(context);
  for (const page of writtenPages) {
    const country = byIso.get(page.iso);
    if (country) writePage(country, page, context);
  }
  generatePages(byIso, context);
  seedPartners(byIso, context);
  seedDatabanks(context);
  seedSocieties(byIso, context);
  context.store.insert(countries, cluster);
  context.store.insert(countries, deprecated);
  const tuvalu = byIso.get('TV');
  if (tuvalu) context.store.update(countries, tuvalu.id, { bbox: null });
}
