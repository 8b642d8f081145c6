import type { RiskHazardType } from '#contract/riskCountry';
import type { SeedContext } from '../core/seed/context';
import { type SeededPlaces, seededPlaces } from '../places/seeded';
import type { CountryRow } from '../places/tables';
import { displaced } from './shapes';
import { type RiskEventRow, type RiskSource, riskEvents } from './tables';

/** The countries in which events of each hazard are generated. */
const places: Readonly<Record<'TC' | 'FL' | 'EQ' | 'DR' | 'WF', string>> = {
  TC: 'PH VN JP MG MZ MX CU DO BS FJ VU AU IN BD LK HT TO',
  FL: 'BD PK NG SD SS KE SO BR CO PE TH MM ID IT DE NP TD CD',
  EQ: 'NP TR IR ID JP CL PE MX GR AF EC PG TJ MA',
  DR: 'SO ET KE ZM ZW MG AF SY NE MR',
  WF: 'AU GR PT CL US DZ ES TR BO CA',
};

const hazardsOf: Readonly<Record<RiskSource, readonly (readonly [keyof typeof places, number])[]>> = {
  pdc: [
    ['TC', 3],
    ['FL', 4],
    ['EQ', 3],
    ['WF', 2],
  ],
  gdacs: [
    ['TC', 3],
    ['FL', 4],
    ['EQ', 3],
    ['DR', 2],
    ['WF', 3],
  ],
  adam: [
    ['TC', 3],
    ['FL', 4],
    ['EQ', 3],
  ],
  meteoswiss: [['TC', 1]],
};

/** Listed events of each source at scale 1. */
const counts: Readonly<Record<RiskSource, number>> = { pdc: 34, gdacs: 36, adam: 26, meteoswiss: 9 };

const stormNames = 'AMARU BELISA CORVO DANAI ELOWEN FARUQ GISELA HOTARU IDRIS JUNIPER KALINO LIRIEL MAKOA NERYS'.split(
  ' ',
);
const hazardWords: Readonly<Record<string, string>> = {
  TC: 'Tropical Cyclone',
  FL: 'Flood',
  EQ: 'Earthquake',
  DR: 'Drought',
  WF: 'Forest fire',
};

type NewEvent = Omit<RiskEventRow, 'id'>;

const codeOf = (country: CountryRow | undefined) => country?.iso3?.toLowerCase() ?? '';
const centreOf = ({ centroid }: CountryRow): [number, number] | null => {
  const [longitude, latitude] = centroid?.coordinates ?? [];
  return longitude === undefined || latitude === undefined ? null : [longitude, latitude];
};

function atCountries(rows: readonly CountryRow[]): Pick<NewEvent, 'country' | 'iso3' | 'regions'> {
  return {
    country: rows[0]?.id ?? null,
    iso3: rows.map(codeOf).join(','),
    regions: [...new Set(rows.flatMap(({ region }) => region ?? []))],
  };
}

const plain: Omit<NewEvent, 'source' | 'key' | 'hazard' | 'name' | 'position' | 'country' | 'iso3' | 'regions'> = {
  level: 1,
  started: 1,
  ended: -2,
  updated: 0.25,
  isExpired: false,
  shapes: 'all',
  heading: 285,
  people: 240_000,
};

/** Events with the special cases of the service: antimeridian, gaps, updates, expiry. */
function writtenEvents({ byIso }: SeededPlaces): NewEvent[] {
  const of = (...isos: string[]) => atCountries(isos.flatMap((iso) => byIso.get(iso) ?? []));
  const storm = (source: RiskSource, key: string, more: Partial<NewEvent> = {}): NewEvent => ({
    ...plain,
    source,
    key,
    hazard: 'TC',
    name: 'Tropical Cyclone MAKOA',
    position: [178.6, -17.2],
    heading: 105,
    level: 2,
    people: 612_000,
    ...of('FJ', 'TO'),
    ...more,
  });
  const nothing = { country: null, iso3: '', regions: [] };
  return [
    // over the antimeridian, as each source writes it
    storm('pdc', '0a-makoa', { level: 3 }),
    storm('gdacs', 'makoa'),
    storm('adam', 'makoa', of('FJ')),
    storm('adam', 'makoa', { ...of('TO'), updated: 0.5 }),
    storm('meteoswiss', 'makoa-fj', of('FJ')),
    // the run before, which lists by region have too
    storm('meteoswiss', 'makoa-fj', { ...of('FJ'), updated: 0.5, people: 500_000 }),
    // an older row of the same event, replaced by the newer one in lists
    storm('pdc', '0a-makoa', { started: 3, updated: 2, name: 'Tropical Depression MAKOA', level: 1 }),
    // no place, no hazard, no severity, no name, no number of its own
    { ...plain, source: 'pdc', key: '0b', hazard: 'FL', name: 'Flood - unnamed basin', position: null, ...of('TD') },
    {
      ...plain,
      source: 'pdc',
      key: '',
      hazard: 'EQ',
      name: null,
      position: [84.7, 28.2],
      level: null,
      shapes: 'none',
      ...of('NP'),
    },
    // without people: only in the unfiltered list
    {
      ...plain,
      source: 'pdc',
      key: '0d',
      hazard: 'WF',
      name: 'Wildfire - northern ridge',
      position: [22.9, 38.6],
      people: null,
      updated: null,
      ...nothing,
    },
    {
      ...plain,
      source: 'pdc',
      key: '0e',
      hazard: 'TC',
      name: 'Tropical Cyclone HOTARU',
      position: [126.4, 14.1],
      isExpired: true,
      ...of('PH'),
    },
    {
      ...plain,
      source: 'pdc',
      key: '0f',
      hazard: 'FL',
      name: 'Flood of last month',
      position: [90.2, 24.1],
      started: 24,
      ...of('BD'),
    },
    {
      ...plain,
      source: 'gdacs',
      key: 'sea',
      hazard: 'EQ',
      name: 'Earthquake in the open sea',
      position: [-31.2, 1.4],
      level: 0,
      people: null,
      ...nothing,
    },
    {
      ...plain,
      source: 'gdacs',
      key: 'bare',
      hazard: 'DR',
      name: null,
      position: [45.1, 5.4],
      level: null,
      people: null,
      shapes: 'area',
      ...of('SO'),
    },
    {
      ...plain,
      source: 'gdacs',
      key: 'lost',
      hazard: 'WF',
      name: 'Forest fires',
      position: null,
      level: 0,
      ...of('PT'),
    },
    {
      ...plain,
      source: 'gdacs',
      key: 'old',
      hazard: 'FL',
      name: 'Flood of last month',
      position: [67.1, 27.3],
      started: 30,
      ended: 22,
      ...of('PK'),
    },
    {
      ...plain,
      source: 'adam',
      key: '',
      hazard: 'FL',
      name: null,
      position: [32.6, 15.6],
      level: 2,
      ...nothing,
      iso3: '',
      updated: 1,
    },
    {
      ...plain,
      source: 'meteoswiss',
      key: 'centre',
      hazard: 'TC',
      name: 'NERYS',
      position: null,
      people: null,
      shapes: 'none',
      ...of('TV'),
    },
  ];
}

const eventName = (hazard: string, country: CountryRow, storm: string, source: RiskSource): string => {
  if (hazard === 'TC') return source === 'meteoswiss' ? storm : `${hazardWords.TC} ${storm}`;
  const word = hazardWords[hazard] ?? '';
  return source === 'pdc' ? `${word} - ${country.name.en}` : `${word} in ${country.name.en}`;
};

function generatedEvent(
  source: RiskSource,
  index: number,
  context: SeedContext,
  seeded: SeededPlaces,
): NewEvent | null {
  const { random } = context;
  const hazard: RiskHazardType & keyof typeof places = random.weighted(hazardsOf[source]);
  const country = seeded.byIso.get(random.pick(places[hazard].split(' ')));
  const centre = country && centreOf(country);
  if (!country || !centre) return null;
  const isStorm = hazard === 'TC';
  const neighbour = isStorm && random.chance(0.3) ? seeded.byIso.get(random.pick(places.TC.split(' '))) : undefined;
  const away = random.between(20, isStorm ? 450 : 160);
  const place = displaced(centre, away, random.between(0, 359));
  const level = random.weighted([[0, 5], [1, 4], [2, 2], ...(source === 'pdc' ? ([[3, 1]] as const) : [])]);
  const started = Number((random.next() * (hazard === 'FL' ? 6 : 2.5)).toFixed(2));
  const storm = `${stormNames[index % stormNames.length]}-${index}`;
  return {
    ...plain,
    source,
    key: `${source === 'pdc' ? random.between(100_000, 999_999).toString(16) : hazard.toLowerCase()}-${index}`,
    hazard,
    name: random.chance(0.03) ? null : eventName(hazard, country, storm, source),
    position: place,
    ...atCountries(source === 'pdc' && neighbour ? [country, neighbour] : [country]),
    level,
    started,
    ended: hazard === 'DR' ? -20 : -Number((random.next() * 3).toFixed(2)),
    updated: Number((random.next() * Math.min(started, 1.5)).toFixed(2)),
    shapes: random.weighted([
      ['all', 8],
      ['area', 2],
      ['none', 1],
    ]),
    heading: place[1] < 0 ? random.between(200, 290) : random.between(270, 340),
    people: random.chance(0.1) ? null : random.figure(2_000, 6_000_000),
  };
}

/** Active events of every source, and the ones that their lists leave out. */
export function seedEvents(context: SeedContext): void {
  const seeded = seededPlaces(context);
  for (const event of writtenEvents(seeded)) context.store.insert(riskEvents, event);
  for (const source of ['pdc', 'gdacs', 'adam', 'meteoswiss'] as const) {
    const count = context.scaled(counts[source]);
    for (let index = 0; index < count; index += 1) {
      const event = generatedEvent(source, index, context, seeded);
      if (event) context.store.insert(riskEvents, event);
    }
  }
}
