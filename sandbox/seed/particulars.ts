import { sql } from '../store/sql';
import { appealHistory, appeals, type EventRow, eventSnippets, events } from '../store/tables/emergencies';
import { emergencyProjects } from '../store/tables/operations';
import { sectors } from '../store/tables/places';
import { dateBefore, daysBefore } from './days';
import { beginning, endOfTime, type World } from './emergencies';

/** The emergencies that have what few others have, by the end of their names. */
const titles = {
  earthquake: 'Hill districts earthquake',
  highlands: 'Complex emergency in the highlands',
  volcano: 'Volcanic eruption on the southern island',
  heat: 'Heat wave',
} as const;

interface Launch {
  readonly name: string;
  readonly atype: 0 | 2;
  readonly dtype: number;
  /** ISO 2 */
  readonly country: string;
  readonly event: EventRow | null;
  readonly daysAgo: number;
  /** CHF requested and funded, and the people to reach. */
  readonly figures: readonly [requested: number, funded: number, people: number];
}

function launch(launched: Launch, { store, now, byIso, typeNames }: World): void {
  const { name, atype, dtype, event, daysAgo } = launched;
  const [amount_requested, amount_funded, num_beneficiaries] = launched.figures;
  const country = byIso.get(launched.country);
  if (!country) return;
  const started = daysBefore(now, daysAgo);
  const number = store.count(appeals) + 1;
  const { id, ...fields } = store.insert(appeals, {
    aid: String(10_000 + number),
    name,
    code: `MDR${launched.country}${String(number).padStart(3, '0')}`,
    atype,
    status: 0,
    dtype,
    country: country.id,
    region: country.region,
    districts: event?.districts ?? [],
    event: event?.id ?? null,
    needs_confirmation: event === null,
    sector: 'Disasters and crises',
    num_beneficiaries,
    amount_requested,
    amount_funded,
    start_date: started,
    end_date: daysBefore(now, -120),
    created_at: started,
    modified_at: started,
    real_data_update: started,
  });
  store.insert(appealHistory, {
    ...fields,
    appeal: id,
    dtype_name: typeNames.get(dtype) ?? '',
    country_iso3: country.iso3 ?? '',
    valid_from: beginning,
    valid_to: endOfTime,
  });
}

/** Who does what, how far it is: lead's ISO 2 code, status, days since the start, people. */
const responses = [
  ['NP', 'on_going', 30, 18_400],
  ['NO', 'complete', 34, 6_200],
  ['JP', 'on_going', 21, 9_750],
  ['DE', 'planned', -6, 4_000],
] as const;

/** The response of several National Societies to one emergency, in several sectors and states. */
function seedResponse(event: EventRow, { store, now, byIso }: World): void {
  const known = store.select(sectors, { where: sql`kind = 'activity'`, order: sql`key` });
  const place = byIso.get('NP');
  responses.forEach(([lead, status, daysAgo, people], index) => {
    const chosen = known.slice(index * 2, index * 2 + 2);
    store.insert(emergencyProjects, {
      title: `${chosen[0]?.name.en ?? 'Relief'} in the hill districts`,
      event: event.id,
      country: place?.id ?? 0,
      country_iso3: place?.iso3 ?? '',
      districts: event.districts.slice(0, index + 1),
      reporting_ns: byIso.get(lead)?.id ?? null,
      deployed_eru: null,
      activity_lead: 'national_society',
      status,
      start_date: dateBefore(now, daysAgo),
      end_date: status === 'complete' ? dateBefore(now, 4) : dateBefore(now, -60 - index),
      user: null,
      sectors: chosen.map(({ key }) => key),
      activities: chosen.map(({ key }, part) => ({
        id: 100_000 + index * 10 + part,
        sector: key,
        action: key * 10 + 1,
        custom_action: null,
        is_simplified_report: true,
        people_count: Math.round(people / (part + 1)),
        male_count: null,
        female_count: null,
        details: part === 0 ? 'Reached in the five nearest municipalities.' : null,
      })),
      created_at: event.created_at,
      modified_at: event.updated_at,
    });
  });
}

/** A tab of its own title, with a picture. */
function seedThirdTab(event: EventRow, { store }: World): void {
  store.update(events, event.id, { tab_three_title: 'Shelter and winter' });
  const snippet = { event: event.id, visibility: 3 as const, tab: 3 as const };
  store.insert(eventSnippets, {
    ...snippet,
    position: 1,
    image: '/sandbox/pictures/snow-line.svg',
    snippet: '<h3>The snow line</h3><p>Settlements above 1,800 metres are reached first, before the passes close.</p>',
  });
  store.insert(eventSnippets, {
    ...snippet,
    position: 3,
    image: null,
    snippet: '<ul><li>Winter kits: 9,400 of 12,000 handed out</li><li>Tarpaulins: 21,000 of 24,000</li></ul>',
  });
}

/** An emergency that turned out to be part of another one. */
function seedMerged(into: EventRow, { store, now }: World): void {
  const { id: _, ...same } = into;
  const started = daysBefore(now, 36);
  store.insert(events, {
    ...same,
    slug: 'aftershocks-in-the-western-valleys',
    name: 'Nepal: Aftershocks in the western valleys',
    summary: '<p>Aftershocks up to magnitude 5.1 damaged houses that had withstood the first quake.</p>',
    num_affected: 18_000,
    disaster_start_date: started,
    created_at: started,
    updated_at: started,
    is_featured: false,
    is_featured_region: false,
    parent_event: into.id,
    contacts: [],
    key_figures: [],
    links: [],
    featured_documents: [],
  });
}

/** What only few emergencies and appeals have, so that each page shows it once in the demo. */
export function seedParticulars(world: World, seeded: readonly EventRow[]): void {
  const named = (title: string) => seeded.find(({ name }) => name.endsWith(title));
  const [earthquake, highlands, volcano, heat] = Object.values(titles).map(named);
  if (!earthquake || !highlands || !volcano || !heat) throw new Error('an emergency of this seed was renamed');
  launch(
    {
      name: 'Nepal: first days after the earthquake',
      atype: 0,
      dtype: 2,
      country: 'NP',
      event: earthquake,
      daysAgo: 37,
      figures: [750_000, 750_000, 12_000],
    },
    world,
  );
  launch(
    {
      name: 'Yemen: International Appeal for the highlands',
      atype: 2,
      dtype: 6,
      country: 'YE',
      event: highlands,
      daysAgo: 150,
      figures: [28_000_000, 19_300_000, 260_000],
    },
    world,
  );
  launch(
    {
      name: 'Ecuador: Floods on the coast',
      atype: 0,
      dtype: 12,
      country: 'EC',
      event: null,
      daysAgo: 2,
      figures: [410_000, 410_000, 7_500],
    },
    world,
  );
  seedThirdTab(earthquake, world);
  seedResponse(earthquake, world);
  seedMerged(earthquake, world);
  world.store.update(events, volcano.id, { hide_field_report_map: true });
  world.store.update(events, heat.id, { hide_attached_field_reports: true });
}
