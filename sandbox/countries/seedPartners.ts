import type { SeedContext } from '../core/seed/context';
import type { CountryRow } from '../places/tables';
import { coordinationSectors, priorityTypes } from './plans';
import { countryOffices, countryPlans, icrcPresences, supportingPartners } from './tables';

const partnerSocieties = ['NO', 'DE', 'ES', 'FR', 'JP', 'GB'];
const cities = ['Harbour Street 4', 'Station Road 12', 'Garden Square 1', 'Hill Avenue 33'];
const names = ['Lucia Romano', 'Samuel Abebe', 'Ingrid Dahl', 'Rashid Khan', 'Chantal Mukendi', 'Pedro Alves'];
const positions = ['Head of delegation', 'Operations coordinator', 'Programme manager', 'Finance delegate'];

/** A plan of a country; most plans have one sector that was deactivated. */
function seedPlan(
  country: CountryRow,
  isPublished: boolean,
  byIso: ReadonlyMap<string, CountryRow>,
  context: SeedContext,
) {
  const { random, store } = context;
  const priorities = priorityTypes.map(([type], index) => ({
    id: country.id * 10 + index,
    type,
    funding_requirement: index === 4 ? null : random.figure(200_000, 5_000_000),
    people_targeted: random.figure(2_000, 400_000),
  }));
  const societies = random.some(partnerSocieties, 3).flatMap((iso) => byIso.get(iso)?.id ?? []);
  store.insert(countryPlans, {
    country: country.id,
    is_publish: isPublished,
    requested_amount: priorities.reduce((sum, { funding_requirement }) => sum + (funding_requirement ?? 0), 0),
    people_targeted: Math.max(...priorities.map(({ people_targeted }) => people_targeted)),
    priorities,
    coordinations: societies.flatMap((society, row) =>
      random.some(coordinationSectors, 3).map(([sector], index) => ({
        id: country.id * 100 + row * 10 + index,
        society,
        sector,
        has_coordination: index > 0 || row === 0,
      })),
    ),
  });
}

/** Plans, offices of the federation, presence of the ICRC and supporting partners; Nepal's plan is not published. */
export function seedPartners(byIso: ReadonlyMap<string, CountryRow>, context: SeedContext): void {
  const { random, scaled, store } = context;
  const first = ['KE', 'NP'].flatMap((iso) => byIso.get(iso) ?? []);
  const others = [...byIso.values()].filter(
    (country) => country.society_name && country.iso !== 'TV' && !first.includes(country),
  );
  const chosen = [...first, ...others];
  chosen.slice(0, scaled(15)).forEach((country, index) => {
    seedPlan(country, index !== 1, byIso, context);
  });
  chosen.slice(0, scaled(18)).forEach((country, index) => {
    const [given = '', family = ''] = random.pick(names).split(' ');
    store.insert(countryOffices, {
      country: country.id,
      address: index === 2 ? null : random.pick(cities),
      city: `${country.name.en} City`,
      dotype_name: random.pick(['Country Delegation', 'Country Cluster Delegation']),
      hod_email: null,
      hod_first_name: given,
      hod_last_name: family,
      hod_mobile_number: null,
      disaster_law_url: `https://disasterlaw.example.org/${country.iso?.toLowerCase()}`,
    });
    store.insert(icrcPresences, {
      country: country.id,
      description: 'Visits places of detention, restores family links and supports hospitals.',
      icrc_presence: index !== 1,
      key_operation: index === 0,
      url: `https://icrc.example.org/where-we-work/${country.iso?.toLowerCase()}`,
    });
  });
  const count = scaled(40);
  for (let index = 0; index < count; index += 1) {
    const country = chosen[index % 15];
    const [given = '', family = ''] = random.pick(names).split(' ');
    if (country)
      store.insert(supportingPartners, {
        country: country.id,
        email: index === 0 ? null : `partner${index + 1}@example.org`,
        first_name: given,
        last_name: family,
        position: random.pick(positions),
        supporting_type: index % 2 === 0 ? 1 : 0,
      });
  }
}
