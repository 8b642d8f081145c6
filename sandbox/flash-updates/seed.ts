import { seededUserId } from '../account/demoAccounts';
import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import { indexWords } from '../core/store/wordIndex';
import { seededEmergencies } from '../emergencies/seed/seeded';
import { flashUpdates } from './tables';

/** One flash update for each of the first emergencies. */
export function seedFlashUpdates(context: SeedContext): void {
  const { store, now, scaled } = context;
  const user = seededUserId(context, 'admin@example.org');
  for (const event of seededEmergencies(context).slice(0, scaled(8))) {
    const row = store.insert(flashUpdates, {
      title: `Flash update: ${event.name}`,
      situational_overview: event.summary ?? '',
      hazard_type: event.dtype ?? 13,
      countries: event.countries,
      districts: event.districts,
      user,
      created_at: daysBefore(now, event.id + 1),
      modified_at: daysBefore(now, event.id),
    });
    indexWords(store, flashUpdates, row.id, row.title, event.country_names);
  }
}
