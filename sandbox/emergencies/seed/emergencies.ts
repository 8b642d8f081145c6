import type { SeedContext } from '../../core/seed/context';
import { daysBefore } from '../../core/seed/days';
import { indexWords } from '../../core/store/wordIndex';
import { type SeededPlaces, seededPlaces } from '../../places/seeded';
import { disasterTypeNames } from '../../reference/seeded';
import { type EventRow, eventSnippets, events, severityHistory } from '../tables';
import { generatedSummary, writtenParts } from './parts';
import { type EmergencyPlan, emergencyPlans } from './plans';
import { seedSituationReports } from './situationReports';
import { seedSpecialCases } from './specialCases';

const slugOf = (text: string, id: number) =>
  `${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${id}`;

function glideNumber(id: number, type: string, year: string, iso3: string): string {
  return `${type.slice(0, 2).toUpperCase()}-${year}-${String(id).padStart(6, '0')}-${iso3}`;
}

interface Reference {
  readonly places: SeededPlaces;
  readonly typeNames: ReadonlyMap<number, string>;
}

function eventRow(
  id: number,
  plan: EmergencyPlan,
  { places, typeNames }: Reference,
  { now, random }: SeedContext,
): EventRow {
  const affected = plan.countries.flatMap((iso) => places.byIso.get(iso) ?? []);
  const names = affected.map(({ name }) => name.en ?? '');
  const type = typeNames.get(plan.dtype) ?? '';
  const started = daysBefore(now, plan.daysAgo);
  const year = started.slice(0, 4);
  const name = plan.isWritten ? `${names.join(', ')}: ${plan.title}` : `${names.join(', ')} - ${plan.title} ${year}`;
  const parts = plan.isWritten
    ? writtenParts(id, plan.affected, names.join(' and '))
    : { contacts: [], key_figures: [], links: [], featured_documents: [] };
  const event: EventRow = {
    id,
    slug: plan.isWritten ? slugOf(plan.title, id) : null,
    name,
    dtype: plan.dtype,
    countries: affected.map((country) => country.id),
    regions: [...new Set(affected.flatMap(({ region }) => region ?? []))],
    districts: affected.flatMap((country) => random.some(places.districtsOf(country.id), random.between(1, 4))),
    countries_for_preview: [],
    summary: plan.isWritten
      ? plan.summary.map((text) => `<p>${text}</p>`).join('')
      : generatedSummary(type, names.join(', '), plan.affected),
    num_affected: plan.affected,
    ifrc_severity_level: plan.severity,
    // yellow without a date is that of an emergency which nobody has categorised
    ifrc_severity_level_update_date: plan.severity > 0 || id % 3 > 0 ? started : null,
    glide: random.chance(0.6) ? glideNumber(id, type, year, affected[0]?.iso3 ?? '') : '',
    disaster_start_date: started,
    created_at: daysBefore(now, Math.max(0.6, plan.daysAgo - 0.4)),
    updated_at: daysBefore(now, Math.max(0.5, plan.daysAgo - random.between(1, 40))),
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
  return { ...event, auto_generated_source: event.auto_generated ? 'New field report' : null };
}

function seedSnippets(event: EventRow, { store }: SeedContext): void {
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

/** Emergencies over ten years with their snippets, severity history and situation reports; the written ones come first. */
export function seedEmergencies(context: SeedContext): void {
  const { store } = context;
  const reference = { places: seededPlaces(context), typeNames: disasterTypeNames(context) };
  emergencyPlans(context).forEach((plan, index) => {
    const event = store.insert(events, eventRow(index + 1, plan, reference, context));
    indexWords(store, events, event.id, event.name, `${event.country_names} ${event.dtype_name} ${event.glide}`);
    if (event.ifrc_severity_level > 0) {
      store.insert(severityHistory, {
        event: event.id,
        ifrc_severity_level: event.ifrc_severity_level,
        ifrc_severity_level_update_date: event.ifrc_severity_level_update_date,
        created_at: event.created_at,
        created_by: null,
      });
    }
    if (plan.isWritten) seedSnippets(event, context);
  });
  seedSituationReports(context);
  seedSpecialCases(context);
}
