import { EruType } from '#contract/enums';
import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import { seededPlaces } from '../places/seeded';
import { eruOwners, eruReadiness, type ReadinessTypeRow } from './tables';

/** Owners of units, in Africa, the Americas, Asia and Europe. */
const owners = ['NO', 'DE', 'ES', 'FR', 'JP', 'KE', 'CA', 'FI', 'AT', 'SE', 'CH', 'US', 'NP'];

/** The number of owners with a readiness record. More owners are added with the scale. */
const withReadiness = 8;
const comments = [null, 'Equipment is being renewed.', 'Staff are on the roster until the end of the year.'];
function seedTypes(number: number, { random }: SeedContext): ReadinessTypeRow[] {
  const level = () => random.pick([1, 1, 2, 3] as const);
  return EruType.def.values.slice(number % 5, (number % 5) + random.between(1, 5)).map((type, index) => ({
    id: number * 100 + index + 1,
    type,
    equipment_readiness: level(),
    people_readiness: level(),
    funding_readiness: level(),
    ns_contribution: index % 3 === 2 ? 2 : 1,
    comment: random.pick(comments),
  }));
}

/** Owners of units, most of them with a readiness record. */
export function seedEruReadiness(context: SeedContext): void {
  const { store, now, random, scaled } = context;
  const { byIso } = seededPlaces(context);
  const named = owners.flatMap((iso) => byIso.get(iso) ?? []);
  const others = [...byIso.values()].filter((country) => !named.includes(country) && country.society_name?.en);
  const more = others.slice(0, scaled(owners.length) - owners.length);
  for (const [index, country] of [...named, ...more].entries()) {
    const owner = store.insert(eruOwners, { country: country.id });
    if (index % owners.length >= withReadiness) continue;
    store.insert(eruReadiness, {
      eru_owner: owner.id,
      updated_at: daysBefore(now, random.between(1, 400)),
      eru_types: seedTypes(index + 1, context),
    });
  }
}
