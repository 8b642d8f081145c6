import { seededUserId } from '../account/demoAccounts';
import type { SeedContext } from '../core/seed/context';
import { dateBefore } from '../core/seed/days';
import { seededEmergencies } from '../emergencies/seed/seeded';
import { writtenEmergencies } from '../emergencies/seed/written';
import { seededPlaces } from '../places/seeded';
import { districts } from '../places/tables';
import { disasterTypeNames } from '../reference/seeded';
import { applicationSeeder } from './seedApplication';
import { chainsOf } from './seedChains';

const types = [2, 1, 0, 3] as const;
const statuses = [1, 3, 4, 2, 5] as const;

/** Applications for the emergencies that are generated: every type in every status, then the chains of stages. */
export function seedDrefs(context: SeedContext): void {
  const { now, random, scaled, rows } = context;
  const staff = seededUserId(context, 'staff@example.org');
  const { byId } = seededPlaces(context);
  const typeNames = disasterTypeNames(context);
  const provinces = rows(districts);
  const first = writtenEmergencies.length;
  const add = applicationSeeder(context);
  const emergencies = seededEmergencies(context).slice(first, first + scaled(28));
  emergencies.forEach((event, index) => {
    const [country = 1] = event.countries;
    const hazard = event.dtype ?? 13;
    const status = statuses[Math.floor(index / types.length) % statuses.length] ?? 1;
    const age = random.between(12, 200);
    // documents in English need no translation
    const language = status === 2 || status === 5 ? random.pick(['es', 'fr'] as const) : 'en';
    add(
      {
        title: `${byId.get(country)?.name.en} ${typeNames.get(hazard)} ${now.getUTCFullYear()}`,
        country,
        districts: provinces
          .filter((row) => row.country === country)
          .slice(0, 2)
          .map(({ id }) => id),
        hazard,
        affected: random.between(5, 90) * 1_000,
        severity: event.ifrc_severity_level,
        type: types[index % types.length] ?? 2,
        onset: random.pick([1, 2] as const),
        eventDate: dateBefore(now, age + 3),
        approvedOn: status === 4 ? dateBefore(now, age - 5) : null,
        appealCode: status === 4 || index % 3 === 0 ? `MDRX${String(index).padStart(3, '0')}` : null,
        language,
      },
      { status, age, createdBy: index % 3 === 0 ? staff : null },
    );
  });
  chainsOf(context, add);
}
