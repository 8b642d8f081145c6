import type { SeedContext } from '../core/seed/context';
import { dateBefore, daysBefore } from '../core/seed/days';
import type { CountryRow } from '../places/tables';
import { incomeSources } from './incomeSources';
import {
  capacityAssessments,
  countryAddresses,
  countryDirectories,
  countryDocuments,
  countryIncomes,
  initiatives,
} from './tables';

const people = ['Amina Diallo', 'Jonas Berg', 'Lucía Paredes', 'Hassan Rahimi', 'Grace Mwangi', 'Tomasz Nowak'];
const positions = ['President', 'Secretary General', 'Head of finance', 'Head of disaster management', 'Youth officer'];

function seedPeople(country: CountryRow, isFull: boolean, { random, store }: SeedContext): void {
  const code = country.iso?.toLowerCase() ?? '';
  store.insert(countryAddresses, {
    country: country.id,
    address_1: `${random.between(1, 90)} Volunteers Avenue`,
    address_2: isFull ? 'P.O. Box 4012' : null,
    city_code: `${country.name.en} City`,
    emails: [`info.${code}@example.org`, ...(isFull ? [`secretary.${code}@example.org`] : [])],
    phone: `+99 000 ${random.between(1000, 9999)}`,
  });
  const count = isFull ? positions.length : random.between(1, 3);
  positions.slice(0, count).forEach((position, index) => {
    const [first = '', last = ''] = random.pick(people).split(' ');
    store.insert(countryDirectories, {
      country: country.id,
      first_name: first,
      last_name: last,
      // the source has no position for some people
      position: index === 3 ? null : position,
    });
  });
}

/** Assessments of the organisation and of branches: the first country has two of the organisation, and several of branches, one branch twice. */
function seedCapacity(country: CountryRow, isFull: boolean, { random, store, now }: SeedContext): void {
  const assess = (type: 0 | 1, age: number, branch: string | null) =>
    store.insert(capacityAssessments, {
      country: country.id,
      assessment_type: type,
      assessment_code: `${type === 0 ? 'OCAC' : 'BOCA'}-${country.iso}-${age}`,
      branch_name: branch,
      submission_date: daysBefore(now, age),
      url: `https://data.example.org/assessments/${country.iso?.toLowerCase()}/${age}`,
      year: dateBefore(now, age).slice(0, 4),
    });
  assess(0, random.between(300, 900), null);
  if (!isFull) return;
  assess(0, 2100, null);
  for (const [age, branch] of [
    [200, 'Lake branch'],
    [700, 'Lake branch'],
    [310, 'Coast branch'],
    [320, null],
  ] as const)
    assess(1, age, branch);
}

function seedIncome(country: CountryRow, years: number, { random, store, now }: SeedContext): void {
  for (let back = 2; back < 2 + years; back += 1) {
    incomeSources.forEach((_, index) => {
      store.insert(countryIncomes, {
        country: country.id,
        date: `${now.getUTCFullYear() - back}-01-01`,
        indicator: index + 1,
        value: index === 6 ? 0 : index === 7 ? null : random.figure(10_000, 4_000_000),
      });
    });
  }
}

const documentTypes = ['Our Strategic Plan', 'Our Annual Report', 'Our Financial Report', 'Our Statutes'];

function seedDocuments(country: CountryRow, count: number, { store, now }: SeedContext): void {
  const thisYear = now.getUTCFullYear();
  for (let index = 0; index < count; index += 1) {
    const type = documentTypes[index % documentTypes.length] ?? '';
    const year = thisYear - 1 - Math.floor(index / documentTypes.length);
    const isPlan = index % documentTypes.length === 0;
    store.insert(countryDocuments, {
      country: country.id,
      document_type: type,
      name: `${country.name.en}: ${type.replace(/^Our /, '').toLowerCase()} ${year}`,
      year: `${year}-01-01`,
      end_year: isPlan ? `${year + 4}-01-01` : null,
      year_text: isPlan ? `${year}-${year + 4}` : String(year),
      url: `https://documents.example.org/${country.iso?.toLowerCase()}/${index + 1}.pdf`,
      thumbnail: '/sandbox/pictures/cover.svg',
    });
  }
}

const funds = ['National Society Investment Alliance, accelerator', 'Empress Shôken Fund', 'Capacity Building Fund'];

const titles = [
  {
    en: 'Income from first aid courses',
    fr: 'Recettes des cours de premiers secours',
    es: 'Ingresos por cursos de primeros auxilios',
    ar: 'إيرادات دورات الإسعافات الأولية',
  },
  {
    en: 'A register of volunteers',
    fr: 'Un registre des volontaires',
    es: 'Un registro de voluntarios',
    ar: 'سجل للمتطوعين',
  },
  {
    en: 'Accounts of branches online',
    fr: 'Comptes des branches en ligne',
    es: 'Cuentas de las filiales en línea',
    ar: 'حسابات الفروع عبر الإنترنت',
  },
];

const categories = [
  { en: 'Resource mobilisation', fr: 'Mobilisation de ressources', es: 'Movilización de recursos', ar: 'حشد الموارد' },
  { en: 'Volunteering', fr: 'Volontariat', es: 'Voluntariado', ar: 'العمل التطوعي' },
  { en: 'Finance', fr: 'Finances', es: 'Finanzas', ar: 'المالية' },
];

function seedInitiatives(country: CountryRow, count: number, { random, store, now }: SeedContext): void {
  titles.slice(0, count).forEach((title, index) => {
    store.insert(initiatives, {
      country: country.id,
      title,
      fund_type: funds[index] ?? '',
      allocation: random.figure(20_000, 900_000),
      year: String(now.getUTCFullYear() - 1 - index),
      funding_period: random.pick([12, 24, 36]),
      categories: random.some(categories, random.between(1, 2)),
      remote_id: country.id * 10 + index,
      nsia_risk: null,
    });
  });
}

/** National Societies: Kenya's is complete, with more documents and sources of income than one page; Tuvalu's and Liechtenstein's are empty. */
export function seedSocieties(byIso: ReadonlyMap<string, CountryRow>, context: SeedContext): void {
  const first = ['KE', 'NP', 'PE'].flatMap((iso) => byIso.get(iso) ?? []);
  const others = [...byIso.values()].filter(
    ({ society_name, iso }) => society_name && !['KE', 'NP', 'PE', 'TV', 'LI'].includes(iso ?? ''),
  );
  [...first, ...others].slice(0, context.scaled(40)).forEach((country, index) => {
    const isFull = index === 0;
    seedPeople(country, isFull, context);
    seedCapacity(country, isFull, context);
    seedIncome(country, isFull ? 7 : 2, context);
    seedDocuments(country, isFull ? 56 : 4, context);
    seedInitiatives(country, isFull ? titles.length : index % 2, context);
  });
}
