import type { RiskCountry, RiskHazardType } from '#contract/riskCountry';
import type { Context } from '../core/http/context';
import { ApiError } from '../core/http/errors';
import { escapeLike } from '../core/http/filters';
import { type Sql, sql, valueList } from '../core/store/sql';
import { countries } from '../places/tables';

/** What all endpoints of the risk API share: its errors, its countries, its paging. @source reference/risk-watch.md, section 4 */

/** Errors have the plain shape of the framework, without the GO API's envelope. */
export const riskNotFound = () => new ApiError(404, { detail: 'Not found.' }, 'not found');

export const riskInvalid = (field: string, message: string) =>
  new ApiError(400, { [field]: [message] }, 'validation failed');

export const hazardLabels: Readonly<Record<Exclude<RiskHazardType, ''>, string>> = {
  EQ: 'Earthquake',
  FL: 'Flood',
  TC: 'Cyclone',
  EP: 'Epidemic',
  FI: 'Food Insecurity',
  SS: 'Storm Surge',
  DR: 'Drought',
  TS: 'Tsunami',
  CD: 'Cyclonic Wind',
  WF: 'WildFire',
};

export const hazardLabel = (hazard: RiskHazardType) => (hazard === '' ? null : hazardLabels[hazard]);

/** The service numbers its countries itself. */
const ownCountryId = (id: number) => id + 1000;

export function riskCountry({ lookups }: Context, id: number | null): RiskCountry | null {
  const row = id === null ? undefined : lookups.rows(countries).get(id);
  if (!row) return null;
  return {
    id: ownCountryId(row.id),
    name: row.name.en ?? null,
    iso: row.iso?.toLowerCase() ?? null,
    iso3: row.iso3?.toLowerCase() ?? null,
    region: row.region,
  };
}

const escaped = (text: string) => `%${escapeLike(text.trim().toLowerCase())}%`;

/** The condition of `iso3`, which matches a part of the code in any case. */
export function iso3Condition({ url }: Context): Sql | null {
  const text = url.searchParams.get('iso3');
  return text ? sql`iso3 LIKE ${escaped(text)} ESCAPE '\\'` : null;
}

/** The regions of the query, repeated or not. */
export function regionsOf({ url }: Context): number[] | null {
  const texts = url.searchParams.getAll('region').filter(Boolean);
  if (texts.length === 0) return null;
  return texts.map((text) => {
    if (/^[0-4]$/.test(text)) return Number(text);
    throw riskInvalid('region', `Select a valid choice. ${text} is not one of the available choices.`);
  });
}

export function regionCondition(context: Context): Sql | null {
  const regions = regionsOf(context);
  return regions && sql`region IN ${valueList(regions)}`;
}

/** One of the hazards of a comma list. */
export function hazardCondition({ url }: Context): Sql | null {
  const keys = (url.searchParams.get('hazard_type') ?? '').split(',').filter(Boolean);
  if (keys.length === 0) return null;
  const unknown = keys.find((key) => !Object.hasOwn(hazardLabels, key));
  if (unknown)
    throw riskInvalid('hazard_type', `Select a valid choice. ${unknown} is not one of the available choices.`);
  return sql`hazard_type IN ${valueList(keys)}`;
}

const countOf = ({ url }: Context, name: 'limit' | 'offset') => {
  const text = url.searchParams.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
};

/** The page of a list that the query selects, 50 rows by default. */
export function riskPage<Row>(context: Context, rows: readonly Row[]) {
  const [limit, offset] = [countOf(context, 'limit') || 50, countOf(context, 'offset')];
  const at = (next: number) => {
    const address = new URL(context.url);
    address.searchParams.set('limit', String(limit));
    address.searchParams.set('offset', String(next));
    return address.href;
  };
  return {
    count: rows.length,
    next: offset + limit < rows.length ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results: rows.slice(offset, offset + limit),
  };
}
