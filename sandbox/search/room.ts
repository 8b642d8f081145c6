import type {
  SearchCountry,
  SearchDistrict,
  SearchEmergency,
  SearchRegion,
  SearchReport,
  SearchResults,
} from '#contract/search';
import { appeals } from '../appeals/tables';
import type { Context } from '../core/http/context';
import { legacyError, serverError } from '../core/http/errors';
import { escapeLike } from '../core/http/filters';
import { inLanguage } from '../core/http/language';
import { route } from '../core/http/route';
import type { Room } from '../core/room';
import { pick } from '../core/store/lookups';
import { sql, valueList } from '../core/store/sql';
import { wordQuery } from '../core/store/wordIndex';
import { events } from '../emergencies/tables';
import { eventName, reportSummary } from '../emergencies/titles';
import { visibleRecords } from '../emergencies/visibility';
import { fieldReports } from '../field-reports/tables';
import { flashUpdates } from '../flash-updates/tables';
import { countries, districts, regions } from '../places/tables';
import { display } from '../reference/labels';
import { disasterTypes } from '../reference/tables';
import { bestHits, maximumHits } from './hits';
import { findSurgeAndProjects } from './surgeAndProjects';

/** The score of a match by name: the share of the name that the keyword makes up, times ten. */
const closeness = (keyword: string, name: string) =>
  Math.round((keyword.length / Math.max(1, name.length)) * 10_000) / 1000;

function findRegions(keyword: string, { lookups, language }: Context): SearchRegion[] {
  return [...lookups.rows(regions).values()]
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
  return named.sort((a, b) => b.score - a.score).slice(0, maximumHits);
}

function findDistricts(keyword: string, { store, lookups, language }: Context): SearchDistrict[] {
  const start = `${escapeLike(keyword)}%`;
  const rows = store.select(districts, {
    where: sql`is_deprecated = 0 AND name LIKE ${start} ESCAPE '\\'`,
    limit: maximumHits,
  });
  return rows.map((row) => ({
    id: row.id,
    country: inLanguage(lookups.rows(countries).get(row.country)?.name, language) ?? '',
    country_id: row.country,
    name: row.name,
    score: closeness(keyword, row.name),
  }));
}

/** By name and country code; also by country name for users who are logged in, as at the real server. */
function findEmergencies(query: string | null, context: Context): SearchEmergency[] {
  const { store, lookups, language, user } = context;
  const columns = query && !user ? `{title} : (${query})` : query;
  const hits = bestHits(events, columns, context, visibleRecords(context, 'event'));
  const related = store.select(appeals, { where: sql`event IN ${valueList(hits.map(({ row }) => row.id))}` });
  return hits.map(({ row, score }) => {
    const ownAppeals = related.filter(({ event }) => event === row.id);
    const amounts = (field: 'amount_requested' | 'amount_funded') => {
      const [first, ...others] = ownAppeals.map((appeal) => appeal[field].toFixed(2));
      if (first === undefined) return null;
      return others.length > 0 ? `[${[first, ...others].join(', ')}]` : first;
    };
    return {
      id: row.id,
      appeals: ownAppeals.map(({ id, atype }) => ({ id, atype: display('api_appeal_type', atype, language) })),
      countries: pick(lookups.rows(countries), row.countries).map(({ id, name }) => ({
        id,
        name: inLanguage(name, language) ?? '',
      })),
      disaster_type: inLanguage(lookups.rows(disasterTypes).get(row.dtype ?? 0)?.name, language),
      funding_coverage: amounts('amount_funded'),
      funding_requirements: amounts('amount_requested'),
      name: eventName(row, language),
      score,
      severity_level: row.ifrc_severity_level,
      severity_level_display: display('api_alert_level', row.ifrc_severity_level, language),
      start_date: row.disaster_start_date,
    };
  });
}

/** Field reports that the user may see, and all flash updates. */
function findReports(query: string | null, context: Context): SearchReport[] {
  const { language } = context;
  const reports = bestHits(fieldReports, query, context, visibleRecords(context, 'field_report')).map(
    ({ row, score }) => ({
      id: row.id,
      created_at: row.created_at,
      name: reportSummary(row, language) ?? '',
      score,
      type: 'Field Report',
    }),
  );
  const updates = bestHits(flashUpdates, query, context).map(({ row, score }) => ({
    id: row.id,
    created_at: row.created_at,
    name: row.title,
    score,
    type: 'Flash Update',
  }));
  return [...reports, ...updates].sort((a, b) => b.score - a.score).slice(0, maximumHits);
}

/** `GET /api/v1/search/`: at most fifty of each kind. @source reference/shell-and-account.md, section 4.9 */
function search(context: Context): SearchResults {
  const typed = context.url.searchParams.get('keyword');
  if (typed === null) throw legacyError('Must include a `keyword`');
  const keyword = typed.trim().toLowerCase();
  if (keyword === '') throw serverError('empty keyword');
  const query = wordQuery(keyword);
  return {
    regions: findRegions(keyword, context),
    countries: findCountries(keyword, context),
    district_province_response: findDistricts(keyword, context),
    emergencies: findEmergencies(query, context),
    reports: findReports(query, context),
    ...findSurgeAndProjects(query, context),
  };
}

/** The search over the rows of all other rooms. */
export const searchRoom: Room = {
  name: 'search',
  tables: [],
  routes: [route('GET /api/v1/search/', 'everyone', search)],
};
