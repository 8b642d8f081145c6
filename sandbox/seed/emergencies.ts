import { indexWords } from '../search/words';
import { pick } from '../store/lookups';
import { sql } from '../store/sql';
import type { Store } from '../store/store';
import {
  type AppealRow,
  appealHistory,
  appeals,
  type EventRow,
  eventSnippets,
  events,
  severityHistory,
} from '../store/tables/emergencies';
import { type CountryRow, countries, disasterTypes, districts } from '../store/tables/places';
import { daysBefore } from './days';
import { generatedSummary, richParts } from './emergencyParts';
import { type EmergencyPlan, emergencyPlans } from './emergencyPlans';
import { Random } from './random';

/** What seeding emergencies and what hangs on them needs to know. */
export interface World {
  store: Store;
  now: Date;
  byIso: Map<string, CountryRow>;
  districtsOf: Map<number, number[]>;
  typeNames: Map<number, string>;
}

export function worldOf(store: Store, now: Date): World {
  const districtsOf = new Map<number, number[]>();
  for (const { id, country } of store.select(districts)) {
    districtsOf.set(country, [...(districtsOf.get(country) ?? []), id]);
  }
  const rows = store.select(countries, { where: sql`iso IS NOT NULL` });
  return {
    store,
    now,
    byIso: new Map(rows.map((row) => [row.iso ?? '', row])),
    districtsOf,
    typeNames: new Map(store.select(disasterTypes).map(({ id, name }) => [id, name.en ?? ''])),
  };
}

const slugOf = (text: string, id: number) =>
  `${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${id}`;

function eventRow(id: number, plan: EmergencyPlan, world: World, random: Random): EventRow {
  const { now, byIso, districtsOf, typeNames } = world;
  const places = plan.countries.flatMap((iso) => byIso.get(iso) ?? []);
  const names = places.map(({ name }) => name.en ?? '');
  const type = typeNames.get(plan.dtype) ?? '';
  const started = daysBefore(now, plan.daysAgo);
  const year = started.slice(0, 4);
  const name = plan.isWritten ? `${names.join(', ')}: ${plan.title}` : `${names.join(', ')} - ${plan.title} ${year}`;
  const parts = plan.isWritten
    ? richParts(id, plan.affected, names.join(' and '))
    : { contacts: [], key_figures: [], links: [], featured_documents: [] };
  const updated = daysBefore(now, Math.max(0.5, plan.daysAgo - random.between(1, 40)));
  return {
    id,
    slug: plan.isWritten ? slugOf(plan.title, id) : null,
    name,
    dtype: plan.dtype,
    countries: places.map((place) => place.id),
    regions: [...new Set(places.flatMap(({ region }) => region ?? []))],
    districts: places.flatMap((place) => random.some(districtsOf.get(place.id) ?? [], random.between(1, 4))),
    countries_for_preview: [],
    summary: plan.isWritten
      ? plan.summary.map((text) => `<p>${text}</p>`).join('')
      : generatedSummary(type, names.join(', '), plan.affected),
    num_affected: plan.affected,
    ifrc_severity_level: plan.severity,
    ifrc_severity_level_update_date: plan.severity > 0 ? started : null,
    glide: random.chance(0.6)
      ? `${type.slice(0, 2).toUpperCase()}-${year}-${String(id).padStart(6, '0')}-${places[0]?.iso3 ?? ''}`
      : '',
    disaster_start_date: started,
    created_at: daysBefore(now, Math.max(0.6, plan.daysAgo - 0.4)),
    updated_at: updated,
    auto_generated: !plan.isWritten && random.chance(0.5),
    auto_generated_source: null,
    is_featured: plan.featured ?? false,
    is_featured_region: plan.isWritten && plan.daysAgo < 60,
    parent_event: null,
    tab_one_title: 'Additional information',
    tab_two_title: plan.featured ? 'Community feedback' : null,
    tab_three_title: null,
    emergency_response_contact_email: plan.isWritten ? 'operations@example.org' : null,
    visibility: plan.isWritten
      ? 3
      : random.weighted([
          [3, 90],
          [1, 5],
          [4, 3],
          [2, 2],
        ] as const),
    hide_attached_field_reports: false,
    hide_field_report_map: false,
    ...parts,
    translation_module_original_language: 'en',
    dtype_name: type,
    country_names: names.join(' '),
  };
}

const codePrefix = { 0: 'MDR', 1: 'MDR', 2: 'MDR', 3: 'EAP' } as const;

function appealRow(id: number, event: EventRow, plan: EmergencyPlan, world: World, random: Random): AppealRow {
  const { now } = world;
  const [atype, requested, funded, people] = plan.appeal;
  const [country] = pick(new Map([...world.byIso.values()].map((row) => [row.id, row])), event.countries);
  const startDays = Math.max(1, plan.daysAgo - random.between(1, 6));
  const lasts = atype === 0 ? random.between(90, 180) : random.between(270, 540);
  // Of what is recent everything still runs; what is older has ended, but for a few long appeals.
  const endDays = plan.daysAgo <= 250 ? -random.between(25, 300) : Math.max(5, startDays - lasts);
  const isRunning = endDays < 0;
  const changed = daysBefore(now, Math.max(0.5, startDays - random.between(1, 30)));
  return {
    id,
    aid: String(10_000 + id),
    name: event.name,
    code: `${codePrefix[atype]}${country?.iso ?? 'XX'}${String(id).padStart(3, '0')}`,
    atype,
    status: isRunning ? 0 : random.chance(0.9) ? 1 : 3,
    dtype: plan.dtype,
    country: country?.id ?? 1,
    region: country?.region ?? null,
    districts: event.districts,
    event: event.id,
    needs_confirmation: false,
    sector: 'Disasters and crises',
    num_beneficiaries: people,
    amount_requested: requested,
    amount_funded: funded,
    start_date: daysBefore(now, startDays),
    end_date: daysBefore(now, endDays),
    created_at: daysBefore(now, startDays),
    modified_at: changed,
    real_data_update: changed,
  };
}

/** Between these what an appeal's history says now is valid. */
export const endOfTime = '2200-01-01T00:00:00.000Z';
export const beginning = '2000-01-01T00:00:00.000Z';

/** What the appeal said when it was launched, where it was changed since, and what it says now. */
function seedHistory(appeal: AppealRow, world: World, random: Random, country?: CountryRow): void {
  const { store, typeNames } = world;
  const { id, ...fields } = appeal;
  const names = { appeal: id, dtype_name: typeNames.get(appeal.dtype) ?? '', country_iso3: country?.iso3 ?? '' };
  const wasRevised = appeal.atype === 1 && random.chance(0.5);
  if (wasRevised) {
    store.insert(appealHistory, {
      ...fields,
      ...names,
      amount_requested: Math.round(appeal.amount_requested * 0.6),
      num_beneficiaries: Math.round(appeal.num_beneficiaries * 0.6),
      valid_from: beginning,
      valid_to: appeal.modified_at,
    });
  }
  store.insert(appealHistory, {
    ...fields,
    ...names,
    valid_from: wasRevised ? appeal.modified_at : beginning,
    valid_to: endOfTime,
  });
}

function seedSnippets(event: EventRow, store: Store): void {
  const snippet = { event: event.id, image: null, visibility: 3 as const };
  store.insert(eventSnippets, {
    ...snippet,
    position: 1,
    tab: 1,
    snippet: '<h3>Access</h3><p>Main roads are open to heavy lorries by day.</p>',
  });
  store.insert(eventSnippets, {
    ...snippet,
    position: 3,
    tab: 1,
    snippet: '<p>Coordination meetings are held every morning at eight.</p>',
  });
  if (event.tab_two_title) {
    store.insert(eventSnippets, {
      ...snippet,
      position: 2,
      tab: 2,
      snippet: '<p>Most calls to the hotline ask when cash is paid out.</p>',
    });
  }
}

/** Emergencies over ten years with their appeals; the written ones come first. @returns what was made, in order of id */
export function seedEmergencies(world: World, scale: number): EventRow[] {
  const { store, now, byIso, typeNames } = world;
  const random = new Random(37);
  const plans = emergencyPlans(Math.round(400 * scale), random, now, (id) => typeNames.get(id) ?? '');
  let appealId = 0;
  return plans.map((plan, index) => {
    const event = store.insert(events, eventRow(index + 1, plan, world, random));
    indexWords(store, 'event', event.id, event.name, `${event.country_names} ${event.dtype_name} ${event.glide}`);
    const hasAppeal = plan.isWritten || random.chance(0.92);
    if (hasAppeal) {
      appealId += 1;
      const appeal = store.insert(appeals, appealRow(appealId, event, plan, world, random));
      seedHistory(appeal, world, random, byIso.get(plan.countries[0] ?? ''));
    }
    if (event.ifrc_severity_level > 0) {
      store.insert(severityHistory, {
        event: event.id,
        ifrc_severity_level: event.ifrc_severity_level,
        ifrc_severity_level_update_date: event.ifrc_severity_level_update_date,
        created_at: event.created_at,
        created_by: null,
      });
    }
    if (plan.isWritten) seedSnippets(event, store);
    return event;
  });
}
