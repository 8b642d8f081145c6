import type { RiskHazardType } from '#contract/riskCountry';
import type { SeedContext } from '../core/seed/context';
import { dateBefore } from '../core/seed/days';
import { seededPlaces } from '../places/seeded';
import { earlyActions } from './tables';

/** Names as the service has them; one contains another. */
export const sectorNames = [
  'wash',
  'shelter',
  'livelihoods & basic needs',
  'health',
  'mental health',
  'food security',
  'education',
];

/** The service knows actions for these four alone; storms are `SS`, cyclones `CD`. */
const hazards: readonly RiskHazardType[] = ['FL', 'DR', 'SS', 'CD'];
const places = 'KE ET BD PH MZ NP HN MG FJ UG NE VN'.split(' ');
const actions = [
  'Cash to households before the water rises',
  'Strengthening of roofs and distribution of shelter kits',
  'Early harvest and storage of seed above flood level',
  'Treatment of livestock and distribution of fodder',
  'Cleaning of drains, and chlorine tablets to households',
  'Evacuation of people who cannot leave alone',
];

/** What an action costs and reaches; a third of the rows leave it blank. */
function extent(index: number) {
  const isKnown = index % 3 !== 2;
  return {
    budget: isKnown ? 24_000 + 4_500 * (index % 12) : null,
    cost: index % 3 === 0 ? 20_500 + 4_000 * (index % 12) : null,
    number_of_people_covered: isKnown ? 900 + 350 * (index % 12) : null,
    number_of_people_at_risk: isKnown ? 48_000 + 9_000 * (index % 12) : null,
    timeframe_raw: isKnown ? `${2 + (index % 5)} days` : null,
    effective_time_raw: isKnown ? `${1 + (index % 3)} weeks` : null,
    scalability: index % 3 === 0 ? 'yes' : null,
    resource: isKnown ? 'Summary of the protocol' : null,
    link_to_resources: isKnown ? `https://protocols.example.org/${index + 1}.pdf` : null,
  };
}

/** Possible early actions: many for a few countries, none for most. */
export function seedEarlyActions({ store, random, scaled, now, ...context }: SeedContext): void {
  const { byIso } = seededPlaces({ store, random, scaled, now, ...context });
  const count = scaled(72);
  for (let index = 0; index < count; index += 1) {
    const country = byIso.get(places[index % places.length] ?? 'KE');
    if (!country) continue;
    const hazard = random.pick(hazards);
    // some have the two sectors of which one name contains the other
    const sectors = index % 6 === 0 ? [4, 5] : random.some([1, 2, 3, 4, 5, 6, 7], random.between(0, 2));
    const isDated = random.chance(0.7);
    // a cell with a date arrives as the text of the spreadsheet
    const date = `${dateBefore(now, random.between(200, 2400))} 00:00:00`;
    store.insert(earlyActions, {
      country: country.id,
      iso3: country.iso3?.toLowerCase() ?? '',
      region: country.region,
      hazard_type: hazard,
      hazard_name: null,
      early_actions: random.pick(actions),
      location: random.chance(0.8) ? `District ${random.between(1, 30)}` : null,
      sectors,
      sector_names: sectors.map((id) => sectorNames[id - 1]).join(', '),
      intended_purpose: random.chance(0.8) ? 'Fewer losses of assets, and people safe before the peak' : null,
      organization: random.pick(['National Society', 'National Society with the meteorological service', 'WFP']),
      implementation_date: null,
      implementation_date_raw: isDated ? random.pick(['March–May', '3 days before the peak', date]) : null,
      impact_action: random.chance(0.6) ? `${random.between(2, 60) * 100} households reached` : null,
      evidence_of_sucess: random.chance(0.5) ? 'Household survey six weeks afterwards' : null,
      ...extent(index),
    });
  }
}
