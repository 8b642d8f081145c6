import { config } from '#app/config';
import type { AnyQuery, LoaderSource } from '#app/routes/page';
import { availableSources } from '#domain/risk-watch/levels';
import { readUrl } from '#ui/filters/readUrl';
import { imminentSources, type RiskPlace } from './imminent/sources';
import { imminentFilters, viewParsers } from './imminent/view';
import { riskScoresQuery, seasonalQuery } from './seasonal/queries';

/** The list of the source in the address, or of all. Nothing when the address has a country: its code is not loaded yet. */
function imminentQueries(search: URLSearchParams, place: RiskPlace): AnyQuery[] {
  const { source } = readUrl(search, viewParsers);
  const { country } = readUrl(search, imminentFilters);
  const offered = availableSources(config.environment);
  const shown = source === 'all' ? offered : offered.filter((each) => each === source);
  const first = shown.length > 0 ? shown : offered.slice(0, 1);
  return country === null ? first.map((each) => imminentSources[each].listQuery(place)) : [];
}

/** The seasonal data and scores; the page requests the countries itself, since they may be stored on the device. */
const seasonalQueries = (region?: number): AnyQuery[] => [seasonalQuery(region), riskScoresQuery(region)];

/** The queries that each page's loader starts. */
export const imminentData = ({ search }: LoaderSource) => imminentQueries(search, {});
export const regionImminentData = ({ params, search }: LoaderSource) =>
  imminentQueries(search, { region: Number(params.regionId) });
export const seasonalData = () => seasonalQueries();
export const regionSeasonalData = ({ params }: LoaderSource) => seasonalQueries(Number(params.regionId));
