import type { Country } from '#contract/country';
import type { Event } from '#contract/event';
import { compareNames } from '../language/compare';
import { sumOf } from '../lists/sumOf';
import { type CountryPoint, countryPoint } from '../places/countryPoint';
import { affectedPeople } from './emergencyFigures';

/** Whether none, all or some of the emergencies of a place have a response (an appeal or DREF of any type). */
export type Response = 'without' | 'with' | 'mixed';

/**
 * The response to a set of emergencies.
 *
 * @param events - at least one
 * @returns `mixed` when some have appeals and some do not
 * @source reference/emergencies.md, section 1.1
 */
export function responseOf(events: readonly Pick<Event, 'appeals'>[]): Response {
  const answered = events.filter(({ appeals }) => appeals.length > 0).length;
  if (answered === 0) return 'without';
  return answered === events.length ? 'with' : 'mixed';
}

/** The emergencies of one country, as one point on the map. */
export interface EmergencyPoint extends CountryPoint {
  readonly response: Response;
  /** Individuals. */
  readonly people: number;
  readonly events: readonly Event[];
}

/**
 * Emergencies grouped by affected country, most people affected first.
 *
 * @param countries - the unfiltered country list; countries without a code or a centroid get no point
 * @source reference/emergencies.md, section 1.1
 */
export function emergencyPoints(
  events: readonly Event[],
  countries: readonly Country[],
  language: string,
): EmergencyPoint[] {
  const byName = compareNames(language);
  const byCountry = new Map<number, Event[]>();
  for (const event of events) {
    for (const id of new Set(event.countries.map((country) => country.id))) {
      byCountry.set(id, [...(byCountry.get(id) ?? []), event]);
    }
  }
  return countries
    .flatMap((country): EmergencyPoint[] => {
      const own = byCountry.get(country.id);
      const point = countryPoint(country);
      if (!own || !point) return [];
      return [
        {
          ...point,
          response: responseOf(own),
          people: sumOf(own.map(affectedPeople)) ?? 0,
          events: own,
        },
      ];
    })
    .toSorted((a, b) => b.people - a.people || byName(a.name, b.name));
}

/** The headline figures of some emergencies: people in individuals, money in CHF, each null without a known value. */
export function emergencyTotals(events: readonly Event[]) {
  const appeals = events.flatMap((event) => event.appeals);
  return {
    count: events.length,
    affected: sumOf(events.map(affectedPeople)),
    requested: sumOf(appeals.map((appeal) => appeal.amount_requested)),
    funded: sumOf(appeals.map((appeal) => appeal.amount_funded)),
  };
}

/** The number of emergencies of each disaster type, most first. Emergencies without a type are left out. */
export function emergenciesByType(events: readonly Pick<Event, 'dtype'>[], language: string) {
  const byName = compareNames(language);
  const counts = new Map<number, { readonly id: number; readonly name: string; readonly count: number }>();
  for (const { dtype } of events) {
    if (!dtype?.name) continue;
    counts.set(dtype.id, { id: dtype.id, name: dtype.name, count: (counts.get(dtype.id)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || byName(a.name, b.name));
}
