import type { Translated } from '../core/http/language';
import type { SeedContext } from '../core/seed/context';
import {
  type RegionContactRow,
  type RegionKeyFigureRow,
  type RegionLinkRow,
  type RegionTextRow,
  regionContacts,
  regionKeyFigures,
  regionLinks,
  regionTexts,
} from './tables';

type Text = Omit<RegionTextRow, 'id' | 'image' | 'visibility' | 'position' | 'title' | 'snippet'> &
  Partial<Pick<RegionTextRow, 'image' | 'visibility'>> & { readonly title?: Translated; readonly snippet?: Translated };

const paragraph = (text: string) => `<p>${text}</p>`;

/** Region 0 has everything, 1 texts of the additional tab alone, 3 key figures alone, 4 nothing on preparedness. */
const texts: readonly Text[] = [
  {
    region: 0,
    place: 'emergency',
    title: { en: 'Flood season', fr: 'Saison des inondations', es: 'Temporada de inundaciones', ar: 'موسم الفيضانات' },
    snippet: {
      en: paragraph('Illustrative: river levels are watched daily from June to October.'),
      fr: paragraph('À titre d’illustration : les niveaux des cours d’eau sont suivis chaque jour de juin à octobre.'),
    },
  },
  { region: 0, place: 'emergency', snippet: { en: paragraph('Illustrative: a note without a title.') } },
  {
    region: 0,
    place: 'preparedness',
    title: { en: 'Regional stocks', fr: 'Stocks régionaux', es: 'Existencias regionales', ar: 'المخزون الإقليمي' },
    snippet: {
      en: '<p>Illustrative: relief items for 5,000 families stand ready.</p><ul><li>Tents</li><li>Blankets</li></ul>',
    },
  },
  {
    region: 0,
    place: 'profile',
    title: { en: 'About the region', fr: 'À propos de la région', es: 'Acerca de la región', ar: 'عن المنطقة' },
    snippet: { en: paragraph('Illustrative: National Societies of the region and what they do.') },
  },
  {
    region: 0,
    place: 'additional',
    visibility: 3,
    snippet: { en: paragraph('Illustrative: the plan of the regional office.') },
  },
  { region: 0, place: 'additional', visibility: 3, image: '/sandbox/pictures/cover.svg' },
  {
    region: 0,
    place: 'additional',
    visibility: 1,
    snippet: { en: paragraph('Illustrative: for people with an account.') },
  },
  { region: 0, place: 'additional', visibility: 2, snippet: { en: paragraph('Illustrative: for the secretariat.') } },
  {
    region: 1,
    place: 'preparedness',
    title: { en: 'Hurricane season' },
    snippet: { en: paragraph('Illustrative: simulations in May.') },
  },
  {
    region: 1,
    place: 'additional',
    visibility: 3,
    snippet: { en: paragraph('Illustrative: a text without a key figure.') },
  },
  {
    region: 1,
    place: 'additional',
    visibility: 4,
    snippet: { en: paragraph('Illustrative: for National Societies of the region.') },
  },
  {
    region: 2,
    place: 'preparedness',
    title: { en: 'Readiness' },
    snippet: { en: paragraph('Illustrative: response teams by country.') },
  },
  { region: 2, place: 'profile', title: { en: 'No text yet' } },
  {
    region: 4,
    place: 'profile',
    title: { en: 'About the region' },
    snippet: { en: paragraph('Illustrative: languages and offices.') },
  },
];

type Figure = Omit<RegionKeyFigureRow, 'id' | 'deck'> & { readonly deck: string };
type RegionLink = Omit<RegionLinkRow, 'id'>;
type RegionContact = Omit<RegionContactRow, 'id'>;

const figures: readonly Figure[] = [
  {
    region: 0,
    figure: '1,200',
    deck: 'Volunteers trained this year',
    source: 'Regional office (illustrative)',
    visibility: 3,
  },
  {
    region: 0,
    figure: '5%',
    deck: 'Share of funds for readiness',
    source: 'Regional office (illustrative)',
    visibility: 3,
  },
  { region: 0, figure: '37', deck: 'Trainings planned', source: 'Secretariat (illustrative)', visibility: 2 },
  { region: 3, figure: '48', deck: 'Branches surveyed', source: 'Regional office (illustrative)', visibility: 3 },
];

const links: readonly RegionLink[] = [
  { region: 0, title: 'Regional office (illustrative)', url: 'https://africa.example.org/', show_in_go: false },
  {
    region: 0,
    title: 'Training calendar (illustrative)',
    url: 'https://africa.example.org/trainings',
    show_in_go: true,
  },
  // not a web address: the product may not follow it
  { region: 0, title: 'Internal note (illustrative)', url: 'file:///notes.txt', show_in_go: false },
  { region: 2, title: 'Asia Pacific data (illustrative)', url: 'https://asia-pacific.example.org/', show_in_go: false },
];

const contacts: readonly RegionContact[] = [
  {
    region: 0,
    ctype: 'Operations',
    name: 'Amina Sesay',
    title: 'Head of operations',
    email: 'amina.sesay@example.org',
  },
  {
    region: 0,
    ctype: 'Information management',
    name: 'Jonas Mbeki',
    title: 'Data officer',
    email: 'jonas.mbeki@example.org',
  },
  { region: 0, ctype: 'Media', name: 'Duty officer', title: 'Media', email: 'call the office' },
  { region: 2, ctype: 'Operations', name: 'Mei Santos', title: 'Head of operations', email: 'mei.santos@example.org' },
];

/** A larger scale repeats the written rows for region 2. */
const repeated = <Row extends { readonly region: number }>(rows: readonly Row[], count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length];
    if (!row) throw new Error('There is no row to repeat');
    return index < rows.length ? row : { ...row, region: 2 };
  });

/** The texts, figures, links and contacts of the regional offices. */
export function seedRegionContent({ store, scaled }: SeedContext): void {
  repeated(texts, scaled(texts.length)).forEach((text, index) => {
    store.insert(regionTexts, {
      id: index + 1,
      image: null,
      visibility: 3,
      position: 3,
      ...text,
      title: text.title ?? null,
      snippet: text.snippet ?? null,
    });
  });
  repeated<Figure>(figures, scaled(figures.length)).forEach(({ deck, ...figure }, index) => {
    store.insert(regionKeyFigures, { id: index + 1, ...figure, deck: { en: deck } });
  });
  repeated<RegionLink>(links, scaled(links.length)).forEach((link, index) => {
    store.insert(regionLinks, { id: index + 1, ...link });
  });
  repeated<RegionContact>(contacts, scaled(contacts.length)).forEach((contact, index) => {
    store.insert(regionContacts, { id: index + 1, ...contact });
  });
}
