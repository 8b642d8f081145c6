import { inLanguage, type Language, languages } from '../core/http/language';
import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import type { Random } from '../core/seed/random';
import { users } from '../core/sign-in/users';
import { pick } from '../core/store/lookups';
import { indexWords } from '../core/store/wordIndex';
import { daysSince, seededEmergencies } from '../emergencies/seed/seeded';
import { writtenEmergencies } from '../emergencies/seed/written';
import type { EventRow } from '../emergencies/tables';
import { seededPlaces } from '../places/seeded';
import { disasterTypes } from '../reference/tables';
import { blankFieldReport } from './blankFieldReport';
import { actionList, partnerList, supportedActivityList } from './lists';
import {
  actions,
  externalPartners,
  type FieldReportRow,
  fieldReports,
  reviewCountries,
  supportedActivities,
} from './tables';

type Kind = 'event' | 'early-warning' | 'epidemic' | 'covid';

function kindOf(event: EventRow, index: number, random: Random): Kind {
  if (event.dtype === 1) return random.chance(0.15) ? 'covid' : 'epidemic';
  return index === 0 && [4, 12, 14, 19, 20].includes(event.dtype ?? 0) && random.chance(0.25)
    ? 'early-warning'
    : 'event';
}

/** A share of the people up to a largest one; null where it is nobody, as nobody counts zero people. */
const share = (whole: number, random: Random, most: number) => Math.round(whole * random.next() * most) || null;

/** The figures of a report of this kind, in individuals. */
function figuresOf(kind: Kind, affected: number, random: Random): Partial<FieldReportRow> {
  switch (kind) {
    case 'early-warning':
      return {
        status: 8,
        recent_affected: 4,
        num_potentially_affected: affected,
        gov_num_potentially_affected: Math.round(affected * 1.2),
        num_highest_risk: share(affected, random, 0.3),
        affected_pop_centres: 'Villages along the river',
        forecast_based_action: 2,
        forecast_based_action_amount: 250_000,
      };
    case 'epidemic':
    case 'covid':
      return {
        status: 9,
        is_covid_report: kind === 'covid',
        epi_figures_source: 0,
        epi_cases: affected,
        epi_suspected_cases: share(affected, random, 0.5),
        epi_probable_cases: share(affected, random, 0.2),
        epi_confirmed_cases: share(affected, random, 0.4),
        epi_num_dead: share(affected, random, 0.02),
        epi_cases_since_last_fr: share(affected, random, 0.2),
        epi_deaths_since_last_fr: share(affected, random, 0.004),
        epi_notes_since_last_fr: 'Numbers grow more slowly than last week.',
      };
    case 'event':
      return {
        status: 9,
        recent_affected: 1,
        num_affected: affected,
        gov_num_affected: Math.round(affected * (0.9 + random.next() * 0.4)),
        num_dead: share(affected, random, 0.0004),
        num_injured: share(affected, random, 0.003),
        num_missing: share(affected, random, 0.0002),
        num_displaced: share(affected, random, 0.2),
        num_assisted: share(affected, random, 0.15),
      };
  }
}

function partsOf(id: number, event: EventRow, random: Random): Partial<FieldReportRow> {
  return {
    actions_taken: [
      {
        id: id * 10 + 1,
        organization: 'NTLS',
        actions: random.some([1, 3, 9, 10, 11, 12, 13, 14, 15, 18], 3),
        summary: 'Volunteers were on the spot within hours.',
      },
      { id: id * 10 + 2, organization: 'GOV', actions: random.some([9, 10, 15], 1), summary: null },
    ],
    contacts: [
      {
        id: id * 10 + 1,
        ctype: 'Originator',
        name: 'Nadia Osei',
        title: 'Disaster manager',
        email: 'nadia.osei@example.org',
        phone: '+999 555 0100',
      },
      {
        id: id * 10 + 2,
        ctype: 'NationalSociety',
        name: 'Ivan Petrov',
        title: 'Head of operations',
        email: 'ivan.petrov@example.org',
        phone: '',
      },
    ],
    sources: [{ id: id * 10 + 1, stype: 1, spec: 'National disaster office' }],
    num_volunteers: random.figure(20, 900),
    num_localstaff: random.between(2, 60),
    dref: event.id % 3 === 0 ? 1 : 0,
    dref_amount: event.id % 3 === 0 ? 300_000 : null,
    bulletin: random.chance(0.3) ? 2 : 0,
    ns_request_assistance: random.chance(0.3),
    request_assistance: random.chance(0.2),
  };
}

/** Up to three reports for most emergencies, of all four kinds, most of them public. */
function seedReports(context: SeedContext): void {
  const { store, now, random, rows } = context;
  const authors = rows(users).flatMap(({ id, is_active }) => (is_active ? [id] : []));
  const { byId } = seededPlaces(context);
  const typeNames = new Map(rows(disasterTypes).map(({ id, name }) => [id, name]));
  let id = 0;
  for (const event of seededEmergencies(context)) {
    const count = event.id <= writtenEmergencies.length ? random.between(1, 3) : random.between(0, 2);
    const [country] = pick(byId, event.countries);
    for (let index = 0; index < count; index += 1) {
      id += 1;
      const kind = kindOf(event, index, random);
      const at = daysBefore(now, Math.max(0.3, daysSince(event.disaster_start_date, now) - index * 3 - random.next()));
      const title = kind === 'covid' ? 'COVID-19' : event.name.replace(/^.*?(: | - )/, '');
      const suffix = index > 0 ? ` #${index + 1} (${at.slice(0, 10)})` : '';
      const summaryIn = (language: Language) => {
        const type = inLanguage(typeNames.get(event.dtype ?? 0), language) ?? event.dtype_name;
        const subject = kind === 'covid' ? 'COVID-19' : `${type} - ${at.slice(5, 7)}-${at.slice(0, 4)} - ${title}`;
        return `${country?.iso3 ?? 'N/A'}: ${subject}${suffix}`;
      };
      const summary = summaryIn('en');
      const affected = Math.max(10, Math.round((event.num_affected ?? 100) * (0.6 + random.next() * 0.4)));
      store.insert(fieldReports, {
        ...blankFieldReport(at),
        id,
        title,
        summary,
        summaries: Object.fromEntries(languages.map((language) => [language, summaryIn(language)])),
        description: `<p>Situation as of ${at.slice(0, 10)}: ${event.name}.</p><p>Assessment teams are in the field. This report is illustrative.</p>`,
        dtype: event.dtype ?? 13,
        dtype_name: event.dtype_name,
        event: event.id,
        event_name: event.name,
        country_names: event.country_names,
        countries: event.countries,
        regions: event.regions,
        districts: event.districts,
        fr_num: index + 1,
        start_date: event.disaster_start_date,
        // The first author is the staff account, so that it has reports of its own.
        user: random.chance(0.08) ? (authors[0] ?? null) : random.pick(authors),
        visibility:
          event.visibility === 3
            ? random.weighted([
                [3, 80],
                [1, 10],
                [4, 6],
                [2, 4],
              ] as const)
            : event.visibility,
        ...figuresOf(kind, affected, random),
        ...partsOf(id, event, random),
      });
      indexWords(store, fieldReports, id, summary, event.country_names);
    }
  }
}

/** The lists of the form, and the reports. */
export function seedFieldReports(context: SeedContext): void {
  const { store } = context;
  for (const action of actionList) store.insert(actions, action);
  for (const name of partnerList) store.insert(externalPartners, { name: { en: name } });
  for (const name of supportedActivityList) store.insert(supportedActivities, { name: { en: name } });
  store.insert(reviewCountries, { country: 1 });
  seedReports(context);
}
