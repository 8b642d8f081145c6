import { parseMoment } from '../format/dates';

interface Quake {
  readonly event_date: string | null;
  readonly country_details: { readonly iso3: string | null } | null;
}

const shown = 10;

/**
 * The latest earthquakes of a country, newest first; those without a date are left out. The service may ignore its filter by country.
 *
 * @param iso3 - lower case
 */
export const recentEarthquakes = <Row extends Quake>(rows: readonly Row[], iso3: string): readonly Row[] =>
  rows
    .filter(({ event_date, country_details }) => event_date !== null && country_details?.iso3?.toLowerCase() === iso3)
    .toSorted((a, b) => (parseMoment(b.event_date)?.getTime() ?? 0) - (parseMoment(a.event_date)?.getTime() ?? 0))
    .slice(0, shown);
