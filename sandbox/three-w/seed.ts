import { seededUserId } from '../account/demoAccounts';
import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import { seededPlaces } from '../places/seeded';
import { countries, districts, type Point } from '../places/tables';
import { seedActivities } from './seedActivities';
import { seedProjects } from './seedProjects';
import { admin2Areas, regionalProjects } from './tables';

const quarters = ['North', 'Centre', 'South'] as const;

const beside = (point: Point | null, latitude: number): Point | null => {
  const [x = 0, y = 0] = point?.coordinates ?? [];
  return point && { type: 'Point', coordinates: [x, y + latitude] };
};

/** A country whose second-level areas the server does not have. */
const withoutAreas = 'SN';

/** Three made-up second-level areas for each province. */
function seedAdmin2({ store, rows }: SeedContext): void {
  const without = rows(countries).find(({ iso }) => iso === withoutAreas)?.id;
  for (const { id, name, code, centroid, country } of rows(districts)) {
    if (country === without) continue;
    quarters.forEach((quarter, index) => {
      store.insert(admin2Areas, {
        id: id * 10 + index,
        name: `${name} ${quarter}`,
        code: `${code}${index + 1}`,
        district: id,
        centroid: beside(centroid, (1 - index) * 0.1),
      });
    });
  }
}

const regionalNames = ['Resilience in the Sahel', 'Safe migration routes', 'Coasts and climate', 'Healthy cities'];

function seedRegionalProjects({ store, now, scaled }: SeedContext): void {
  const count = scaled(regionalNames.length);
  for (let index = 0; index < count; index += 1) {
    const round = Math.floor(index / regionalNames.length);
    const name = `${regionalNames[index % regionalNames.length]}${round === 0 ? '' : ` ${round + 1}`}`;
    store.insert(regionalProjects, { name, created_at: daysBefore(now, 400), modified_at: daysBefore(now, 30) });
  }
}

/** Activities in the response to emergencies, projects, and the places and programmes that both refer to. */
export function seedThreeW(context: SeedContext): void {
  const places = seededPlaces(context);
  const staff = seededUserId(context, 'staff@example.org');
  seedAdmin2(context);
  seedRegionalProjects(context);
  seedActivities(places, staff, context);
  seedProjects(places, staff, context);
}
