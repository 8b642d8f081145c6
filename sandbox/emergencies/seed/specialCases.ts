import type { SeedContext } from '../../core/seed/context';
import { daysBefore } from '../../core/seed/days';
import { type EventRow, eventSnippets, events } from '../tables';
import { emergencyTitled, seededEmergencies } from './seeded';

/** A third tab with a title of its own and a picture. */
function seedThirdTab(event: EventRow, { store }: SeedContext): void {
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

/** An emergency that was merged into another one. */
function seedMerged(into: EventRow, { store, now }: SeedContext): void {
  const { id: _, ...fields } = into;
  const started = daysBefore(now, 36);
  store.insert(events, {
    ...fields,
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

/** Rare properties of emergencies, so that each of them occurs at least once. */
export function seedSpecialCases(context: SeedContext): void {
  const { store } = context;
  const emergencies = seededEmergencies(context);
  const earthquake = emergencyTitled(emergencies, 'Hill districts earthquake');
  seedThirdTab(earthquake, context);
  seedMerged(earthquake, context);
  store.update(events, emergencyTitled(emergencies, 'Volcanic eruption on the southern island').id, {
    hide_field_report_map: true,
  });
  store.update(events, emergencyTitled(emergencies, 'Heat wave').id, { hide_attached_field_reports: true });
}
