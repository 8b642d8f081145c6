import { isoCodes } from '#domain/places/isoCodes';
import { languages, type Translated } from '../core/http/language';
import type { SeedContext } from '../core/seed/context';
import type { Random } from '../core/seed/random';
import type { Store } from '../core/store/store';
import { translateLabel } from '../reference/labels';
import { countriesByRegion, missingPoints, redCrescent, regionRecords } from './countryList';
import { seedRegionContent } from './seedRegionContent';
import { box, type Place, placesByNumber, point } from './shapes';
import { type CountryRow, countries, districts, regions } from './tables';

const regionNames = ['Africa', 'Americas', 'Asia Pacific', 'Europe', 'Middle East & North Africa'] as const;

const regionBoxes = [
  box(-25, -35, 58, 24),
  box(-170, -56, -30, 72),
  box(60, -48, 180, 54),
  box(-25, 34, 90, 72),
  box(-17, 12, 64, 40),
];

const inAll = (say: (language: (typeof languages)[number]) => string): Translated =>
  Object.fromEntries(languages.map((language) => [language, say(language)]));

function countryNames(iso2: string): Translated {
  // Kosovo is XK to Intl as well.
  return inAll((language) => new Intl.DisplayNames([language], { type: 'region' }).of(iso2) ?? iso2);
}

/** The illustrative name of a country's National Society. */
function societyName(iso2: string, name: Translated): Translated {
  if (iso2 === 'IL') return inAll(() => 'Magen David Adom in Israel');
  const crescent = redCrescent.has(iso2);
  return {
    en: `${name.en} ${crescent ? 'Red Crescent' : 'Red Cross'}`,
    fr: `${crescent ? 'Croissant-Rouge' : 'Croix-Rouge'} (${name.fr})`,
    es: `${crescent ? 'Media Luna Roja' : 'Cruz Roja'} (${name.es})`,
    ar: `${crescent ? 'الهلال الأحمر' : 'الصليب الأحمر'} (${name.ar})`,
  };
}

function placeOf(iso2: string, shapes: Map<string, Place>): Place | null {
  const missing = missingPoints[iso2];
  if (missing) {
    const [longitude, latitude] = missing;
    return {
      centroid: point(longitude, latitude),
      bbox: box(longitude - 0.5, latitude - 0.5, longitude + 0.5, latitude + 0.5),
    };
  }
  return shapes.get(isoCodes(iso2)?.numeric ?? '') ?? null;
}

const noPlace = { society_name: null, society_url: '', url_ifrc: '', fdrs: null, inform_score: null };

function countryRows(random: Random): CountryRow[] {
  const shapes = placesByNumber();
  const listed = countriesByRegion.flatMap((line, region) =>
    line
      .split('|')
      .flatMap((part, index) => part.split(' ').map((iso2) => ({ iso2, region, independent: index === 0 }))),
  );
  const sorted = listed.sort((a, b) => (a.iso2 < b.iso2 ? -1 : 1));
  const rows = sorted.map(({ iso2, region, independent }, index): CountryRow => {
    const name = countryNames(iso2);
    const place = placeOf(iso2, shapes);
    return {
      id: index + 1,
      iso: iso2,
      iso3: isoCodes(iso2)?.iso3 ?? null,
      name,
      ...noPlace,
      ...(independent && iso2 !== 'VA'
        ? {
            society_name: societyName(iso2, name),
            society_url: `https://society-${iso2.toLowerCase()}.example.org/`,
            url_ifrc: `https://www.ifrc.org/national-societies-directory/${iso2.toLowerCase()}`,
            fdrs: `D${iso2}001`,
            inform_score: (1 + random.next() * 7).toFixed(1),
          }
        : {}),
      region,
      record_type: 1,
      independent,
      is_deprecated: false,
      centroid: place?.centroid ?? null,
      bbox: place?.bbox ?? null,
    };
  });
  const forRegions = regionRecords.map(
    ({ id, region, name }): CountryRow => ({
      id,
      iso: null,
      iso3: null,
      name: { en: name },
      ...noPlace,
      region,
      record_type: 3,
      independent: null,
      is_deprecated: false,
      centroid: null,
      bbox: regionBoxes[region] ?? null,
    }),
  );
  return [...rows, ...forRegions];
}

const directions = [
  'Northern',
  'Southern',
  'Eastern',
  'Western',
  'Central',
  'North-Eastern',
  'North-Western',
  'South-Eastern',
  'South-Western',
  'Coastal',
  'Highland',
  'Lake',
];
const unitOfRegion = ['Region', 'Department', 'Province', 'District', 'Governorate'];

/** Four to twelve invented provinces for each independent country, placed around its centre. */
function seedDistricts(store: Store, rows: CountryRow[], random: Random): void {
  let id = 0;
  for (const country of rows) {
    if (!country.independent || !country.iso) continue;
    const names = random.some(directions, random.between(4, 12));
    const [[west = 0, south = 0] = [], , [east = 0, north = 0] = []] = country.bbox?.coordinates[0] ?? [];
    const [longitude = 0, latitude = 0] = country.centroid?.coordinates ?? [];
    names.forEach((direction, index) => {
      id += 1;
      const angle = (index / names.length) * 2 * Math.PI;
      const middle = [
        longitude + Math.cos(angle) * (east - west) * 0.2,
        Math.max(-89, Math.min(89, latitude + Math.sin(angle) * (north - south) * 0.2)),
      ] as const;
      const [half, high] = [(east - west) * 0.08, (north - south) * 0.08];
      store.insert(districts, {
        id,
        name: `${direction} ${unitOfRegion[country.region ?? 0]}`,
        code: `${country.iso}${String(index + 1).padStart(2, '0')}`,
        country: country.id,
        is_enclave: false,
        is_deprecated: false,
        centroid: point(...middle),
        bbox: box(middle[0] - half, Math.max(-90, middle[1] - high), middle[0] + half, Math.min(90, middle[1] + high)),
      });
    });
  }
}

/** The regions, every country with its codes, names and place, the records that stand for regions, and made-up provinces. */
export function seedPlaces(context: SeedContext): void {
  const { store, random } = context;
  regionNames.forEach((name, id) => {
    store.insert(regions, {
      id,
      label: inAll((language) => translateLabel(name, language)),
      additional_tab_name:
        id === 0 ? { en: 'Regional plan', fr: 'Plan régional', es: 'Plan regional', ar: 'الخطة الإقليمية' } : null,
      bbox: regionBoxes[id] ?? null,
    });
  });
  const rows = countryRows(random);
  for (const row of rows) store.insert(countries, row);
  seedDistricts(store, rows, random);
  seedRegionContent(context);
}
