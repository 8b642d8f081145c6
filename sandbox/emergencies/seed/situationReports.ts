import type { SeedContext } from '../../core/seed/context';
import { situationReports, situationReportTypes } from '../tables';
import { seededEmergencies } from './seeded';

const types = ['Situation reports', 'Maps and infographics', 'Assessments'];

/** Up to three situation reports for each of the first emergencies. */
export function seedSituationReports(context: SeedContext): void {
  const { store, random, scaled } = context;
  types.forEach((type, index) => {
    store.insert(situationReportTypes, { id: index + 1, type, is_primary: index === 0 });
  });
  for (const event of seededEmergencies(context).slice(0, scaled(60))) {
    const count = random.between(0, 3);
    for (let number = 1; number <= count; number += 1) {
      store.insert(situationReports, {
        event: event.id,
        event_name: event.name,
        type: random.between(1, types.length),
        name: `Situation report ${number}`,
        document: null,
        document_url: `https://files.example.org/emergencies/${event.id}/situation-${number}.pdf`,
        is_pinned: number === 1,
        visibility: random.chance(0.85) ? 3 : 1,
        created_at: event.updated_at,
      });
    }
  }
}
