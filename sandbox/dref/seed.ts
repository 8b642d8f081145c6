import { seededUserId } from '../account/demoAccounts';
import type { SeedContext } from '../core/seed/context';
import { dateBefore, daysBefore } from '../core/seed/days';
import { seededEmergencies } from '../emergencies/seed/seeded';
import { writtenEmergencies } from '../emergencies/seed/written';
import { seededPlaces } from '../places/seeded';
import { disasterTypeNames } from '../reference/seeded';
import { drefs } from './tables';

/** DREF applications for emergencies after the written ones, some with an operational update and a final report. */
export function seedDrefs(context: SeedContext): void {
  const { store, now, random, scaled } = context;
  const staff = seededUserId(context, 'staff@example.org');
  const { byId } = seededPlaces(context);
  const typeNames = disasterTypeNames(context);
  const first = writtenEmergencies.length;
  const emergencies = seededEmergencies(context).slice(first, first + scaled(28));
  emergencies.forEach((event, index) => {
    const [country = 1] = event.countries;
    const isCompleted = index % 4 === 0;
    const age = random.between(10, 200);
    const shared = {
      title: `${byId.get(country)?.name.en} ${typeNames.get(event.dtype ?? 13)} ${now.getUTCFullYear()}`,
      appeal_code: isCompleted || index % 3 === 0 ? `MDRX${String(index).padStart(3, '0')}` : null,
      country,
      disaster_type: event.dtype ?? 13,
      type_of_dref: random.pick([0, 1, 2] as const),
      type_of_onset: random.pick([1, 2] as const),
      disaster_category: event.ifrc_severity_level,
      is_completed: isCompleted,
      user: index % 3 === 0 ? staff : null,
    };
    const status = isCompleted ? 4 : random.pick([1, 2, 3, 4] as const);
    const application = store.insert(drefs, {
      ...shared,
      stage: 'dref',
      dref: 0,
      number: 0,
      status,
      created_at: daysBefore(now, age),
      date_of_approval: status === 4 ? dateBefore(now, age - 5) : null,
    });
    store.update(drefs, application.id, { dref: application.id });
    if (status !== 4) return;
    const approvedStage = (stage: 'update' | 'report', number: number, days: number) =>
      store.insert(drefs, {
        ...shared,
        stage,
        dref: application.id,
        number,
        status: 4,
        created_at: daysBefore(now, days),
        date_of_approval: dateBefore(now, days - 2),
      });
    if (random.chance(0.5)) approvedStage('update', 1, age * 0.6);
    if (isCompleted) approvedStage('report', 0, age * 0.3);
  });
}
