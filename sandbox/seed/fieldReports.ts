import { blankFieldReport } from '../emergencies/blankFieldReport';
import { inLanguage, type Language, languages } from '../http/language';
import { indexWords } from '../search/words';
import { sql } from '../store/sql';
import { type EventRow, type FieldReportRow, fieldReports } from '../store/tables/emergencies';
import { users } from '../store/tables/people';
import { disasterTypes } from '../store/tables/places';
import { daysBefore } from './days';
import type { World } from './emergencies';
import { Random } from './random';

type Kind = 'event' | 'early-warning' | 'epidemic' | 'covid';

function kindOf(event: EventRow, index: number, random: Random): Kind {
  if (event.dtype === 1) return random.chance(0.15) ? 'covid' : 'epidemic';
  return index === 0 && [4, 12, 14, 19, 20].includes(event.dtype ?? 0) && random.chance(0.25)
    ? 'early-warning'
    : 'event';
}

const share = (whole: number, random: Random, most: number) => Math.round(whole * random.next() * most);

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
export function seedFieldReports(world: World, events: readonly EventRow[]): void {
  const { store, now, byIso } = world;
  const random = new Random(41);
  const authors = store.select(users, { where: sql`is_active = 1` }).map(({ id }) => id);
  const countryById = new Map([...byIso.values()].map((row) => [row.id, row]));
  const typeNames = new Map(store.select(disasterTypes).map(({ id: type, name }) => [type, name]));
  let id = 0;
  for (const event of events) {
    const count = event.id <= 30 ? random.between(1, 3) : random.between(0, 2);
    const [country] = event.countries.flatMap((each) => countryById.get(each) ?? []);
    for (let index = 0; index < count; index += 1) {
      id += 1;
      const kind = kindOf(event, index, random);
      const age = (now.getTime() - Date.parse(event.disaster_start_date)) / 86_400_000;
      const at = daysBefore(now, Math.max(0.3, age - index * 3 - random.next()));
      const title = kind === 'covid' ? 'COVID-19' : event.name.replace(/^.*?(: | - )/, '');
      const suffix = index > 0 ? ` #${index + 1} (${at.slice(0, 10)})` : '';
      const titled = (language: Language) => {
        const type = inLanguage(typeNames.get(event.dtype ?? 0), language) ?? event.dtype_name;
        const subject = kind === 'covid' ? 'COVID-19' : `${type} - ${at.slice(5, 7)}-${at.slice(0, 4)} - ${title}`;
        return `${country?.iso3 ?? 'N/A'}: ${subject}${suffix}`;
      };
      const summary = titled('en');
      const affected = Math.max(10, Math.round((event.num_affected ?? 100) * (0.6 + random.next() * 0.4)));
      store.insert(fieldReports, {
        ...blankFieldReport(at),
        id,
        title,
        summary,
        summaries: Object.fromEntries(languages.map((language) => [language, titled(language)])),
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
      indexWords(store, 'field_report', id, summary, event.country_names);
    }
  }
}
