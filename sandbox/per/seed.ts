import type { SeedContext } from '../core/seed/context';
import { dateBefore, daysBefore } from '../core/seed/days';
import { seededPlaces } from '../places/seeded';
import { areaComponents } from './componentList';
import { perAssessments, perComponents, perProcesses } from './tables';

/** Countries whose National Societies have cycles first; a larger scale adds others. */
const firstCountries = ['LB', 'KE', 'NP', 'PE', 'PH', 'SN', 'UA', 'FJ', 'HN', 'JO', 'TZ', 'ID'];

/** Ratings of all components: some were not chosen, some not reviewed. */
const ratingsOf = ({ random, rows }: SeedContext) =>
  rows(perComponents).map(({ id }) => ({
    component: id,
    value: random.chance(0.1) ? null : random.chance(0.1) ? 0 : random.between(1, 5),
  }));

function seedCycles(country: { id: number; iso: string | null; region: number | null }, context: SeedContext): void {
  const { store, now, random } = context;
  // Kenya has an assessment whatever the phase of its latest cycle
  const cycles = country.iso === 'KE' ? 3 : random.between(1, 3);
  for (let number = 1; number <= cycles; number += 1) {
    const age = (cycles - number) * 700 + random.between(30, 300);
    const isLatest = number === cycles;
    const phase = isLatest ? random.pick([1, 2, 3, 4, 5] as const) : 5;
    const { id } = store.insert(perProcesses, {
      country: country.id,
      region: country.region,
      assessment_number: number,
      date_of_assessment: dateBefore(now, age),
      date_of_orientation: dateBefore(now, age + 40),
      phase,
      type_of_assessment: 'Self-assessment',
      ns_focal_point_name: 'Yara Nilsen',
      ns_focal_point_email: 'yara.nilsen@example.org',
      created_at: daysBefore(now, age + 45),
      updated_at: daysBefore(now, Math.max(1, age - 10)),
      is_latest: isLatest,
    });
    if (phase >= 2) store.insert(perAssessments, { id, country: country.id, ratings: ratingsOf(context) });
  }
}

/** The components, and one to three cycles of each National Society in the process; a country is in it at most once. */
export function seedPer(context: SeedContext): void {
  const { store, scaled } = context;
  for (const row of areaComponents()) store.insert(perComponents, row);
  const withSociety = [...seededPlaces(context).byIso.values()].filter((row) => row.society_name);
  const isFirst = ({ iso }: { iso: string | null }) => firstCountries.includes(iso ?? '');
  const ordered = [...withSociety.filter(isFirst), ...withSociety.filter((country) => !isFirst(country))];
  for (const country of ordered.slice(0, scaled(firstCountries.length))) seedCycles(country, context);
}
