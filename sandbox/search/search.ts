import type {
  SearchCountry,
  SearchDistrict,
  SearchEmergency,
  SearchRegion,
  SearchReport,
  SearchResults,
} from '#contract/search';
import { visibleRecords } from '../emergencies/visibility';
import type { Context } from '../http/context';
import { crashed, oldShape } from '../http/errors';
import { escapeLike } from '../http/filters';
import { inLanguage } from '../http/language';
import { type Route, route } from '../http/route';
import { display } from '../reference/labels';
import { eventName, reportSummary } from '../serialise/titles';
import { pick } from '../store/lookups';
import { allOf, sql, valueList } from '../store/sql';
import { appeals, events, fieldReports } from '../store/tables/emergencies';
import { flashUpdates } from '../store/tables/operations';
import { countries, districts } from '../store/tables/places';
import { findOperations } from './operations';
import { findWords, matchOf } from './words';

const most = 50;

/** The rows that were found and may be seen, best first. */
function best<Row extends { id: number }>(rows: Row[], scores: Map<number, number>): Row[] {
  return rows.toSorted((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0) || b.id - a.id).slice(0, most);
}

/** How much of a name what was typed makes up. */
const closeness = (keyword: string, name: string) =>
  Math.round((keyword.length / Math.max(1, name.length)) * 10_000) / 1000;

function findRegions(keyword: string, { lookups, language }: Context): SearchRegion[] {
  return [...lookups.regions.values()]
    .map(({ id, label }) => ({ id, name: inLanguage(label, language) ?? '', english: label.en ?? '' }))
    .filter(({ name, english }) => [name, english].some((each) => each.toLowerCase().startsWith(keyword)))
    .map(({ id, name }) => ({ id, name, score: closeness(keyword, name) }));
}

function findCountries(keyword: string, { store, language }: Context): SearchCountry[] {
  const start = `${escapeLike(keyword)}%`;
  const inside = `% ${escapeLike(keyword)}%`;
  const rows = store.select(countries, {
    where: sql`iso3 IS NOT NULL AND is_deprecated = 0 AND record_type = 1 AND (
      lower(iso3) = ${keyword} OR (independent = 1 AND (name_en LIKE ${start} ESCAPE '\\' OR name_en LIKE ${inside} ESCAPE '\\'
        OR society_en LIKE ${start} ESCAPE '\\')))`,
  });
  const named = rows.map((row) => ({
    id: row.id,
    iso3: row.iso3 ?? '',
    name: inLanguage(row.name, language) ?? '',
    score: row.iso3?.toLowerCase() === keyword ? 10 : closeness(keyword, row.name.en ?? ''),
    society_name: inLanguage(row.society_name, language),
  }));
  return named.sort((a, b) => b.score - a.score).slice(0, most);
}

function findDistricts(keyword: string, { store, lookups, language }: Context): SearchDistrict[] {
  const start = `${escapeLike(keyword)}%`;
  const rows = store.select(districts, {
    where: sql`is_deprecated = 0 AND name LIKE ${start} ESCAPE '\\'`,
    limit: most,
  });
  return rows.map((row) => ({
    id: row.id,
    country: inLanguage(lookups.countries.get(row.country)?.name, language) ?? '',
    country_id: row.country,
    name: row.name,
    score: closeness(keyword, row.name),
  }));
}

/** By name and country code; by country name only for people who are logged in, as at the real server. */
function findEmergencies(match: string | null, context: Context): SearchEmergency[] {
  const { store, lookups, language, user } = context;
  const scores = findWords(store, 'event', match && !user ? `{title} : (${match})` : match);
  const where = allOf([sql`id IN ${valueList([...scores.keys()])}`, visibleRecords(context, 'event')]);
  const rows = best(store.select(events, { where }), scores);
  const related = store.select(appeals, { where: sql`event IN ${valueList(rows.map(({ id }) => id))}` });
  return rows.map((row) => {
    const own = related.filter(({ event }) => event === row.id);
    const sum = (field: 'amount_requested' | 'amount_funded') => own.reduce((total, each) => total + each[field], 0);
    return {
      id: row.id,
      appeals: own.map(({ id, atype }) => ({ id, atype: display('api_appeal_type', atype, language) })),
      countries: pick(lookups.countries, row.countries).map(({ id, name }) => ({
        id,
        name: inLanguage(name, language) ?? '',
      })),
      disaster_type: inLanguage(lookups.disasterTypes.get(row.dtype ?? 0)?.name, language),
      funding_coverage: sum('amount_funded').toFixed(2),
      funding_requirements: sum('amount_requested').toFixed(2),
      name: eventName(row, language),
      score: scores.get(row.id) ?? null,
      severity_level: row.ifrc_severity_level,
      severity_level_display: display('api_alert_level', row.ifrc_severity_level, language),
      start_date: row.disaster_start_date,
    };
  });
}

/** Field reports, and for people who are logged in flash updates. */
function findReports(match: string | null, context: Context): SearchReport[] {
  const { store, user, language } = context;
  const scores = findWords(store, 'field_report', match);
  const where = allOf([sql`id IN ${valueList([...scores.keys()])}`, visibleRecords(context, 'field_report')]);
  const reports = best(store.select(fieldReports, { where }), scores).map((row) => ({
    id: row.id,
    created_at: row.created_at,
    name: reportSummary(row, language) ?? '',
    score: scores.get(row.id) ?? null,
    type: 'Field Report',
  }));
  const flashScores = user ? findWords(store, 'flash_update', match) : new Map<number, number>();
  const flashes = [...store.getMany(flashUpdates, flashScores.keys()).values()].map((row) => ({
    id: row.id,
    created_at: row.created_at,
    name: row.title,
    score: flashScores.get(row.id) ?? null,
    type: 'Flash Update',
  }));
  return [...reports, ...flashes].sort((a, b) => (b.score ?? 0) - (a.score ?? 0)).slice(0, most);
}

/** `GET /api/v1/search/`: at most fifty of each kind. @source reference/shell-and-account.md, section 4.9 */
function search(context: Context): SearchResults {
  const typed = context.url.searchParams.get('keyword');
  if (typed === null) throw oldShape('Must include a `keyword`');
  const keyword = typed.trim().toLowerCase();
  if (keyword === '') throw crashed('empty keyword');
  const match = matchOf(keyword);
  return {
    regions: findRegions(keyword, context),
    countries: findCountries(keyword, context),
    district_province_response: findDistricts(keyword, context),
    emergencies: findEmergencies(match, context),
    reports: findReports(match, context),
    ...findOperations(match, context),
  };
}

export const searchRoutes: Route[] = [route('GET /api/v1/search/', 'everyone', search)];
