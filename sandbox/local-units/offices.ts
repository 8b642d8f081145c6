import { DelegationOffice } from '#contract/delegationOffice';
import type { Context } from '../core/http/context';
import { equals, type Filters } from '../core/http/filters';
import { inLanguage } from '../core/http/language';
import { resource, rowOf } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { name, sql } from '../core/store/sql';
import { countries } from '../places/tables';
import { type DelegationOfficeRow, delegationOffices } from './tables';

/** @source reference/local-units.md, section 5 */
export const officeTypes: Readonly<Record<number, string>> = {
  1: 'Field Office',
  2: 'Representative Office',
  3: 'Regional Office',
  4: 'Country Delegation',
  5: 'Country Cluster Delegation',
  6: 'Global',
  7: 'Not yet defined',
};

function officeItem(row: DelegationOfficeRow, { lookups, language }: Context): DelegationOffice {
  const of = lookups.rows(countries).get(row.country);
  return {
    address: row.address,
    assistant_email: null,
    assistant_name: null,
    city: row.city,
    country: { iso3: of?.iso3 ?? null, name: inLanguage(of?.name, language) ?? '', region: of?.region ?? null },
    created_at: row.created_at,
    date_of_data: row.modified_at.slice(0, 10),
    dotype: { code: row.dotype, name: officeTypes[row.dotype] ?? '' },
    hod_email: `office.${row.id}@example.org`,
    hod_first_name: row.hod_first_name,
    hod_last_name: row.hod_last_name,
    hod_mobile_number: '+99 000 4000',
    is_multiple_ifrc_offices: false,
    is_ns_same_location: false,
    location: { type: 'Point', coordinates: [row.longitude, row.latitude] },
    modified_at: row.modified_at,
    name: row.name,
    postcode: row.postcode,
    society_url: of?.society_url || null,
    url_ifrc: of?.url_ifrc || null,
    visibility: 3,
  };
}

const byCountry = (column: string) => (values: readonly string[]) =>
  sql`country IN (SELECT id FROM country WHERE ${name(column)} = ${values.at(-1) ?? ''})`;

const filters: Filters = {
  country__name: byCountry('name_en'),
  country__iso3: byCountry('iso3'),
  country__iso: byCountry('iso'),
  dotype__code: equals('dotype'),
};

/** The list is public, whatever the visibility of an office. @source reference/local-units.md, section 4.8 */
export const officeRoutes: Route[] = [
  ...resource('/api/v2/delegation-office/', delegationOffices, {
    filters,
    ordering: ['name'],
    search: ['name'],
    item: DelegationOffice,
    serialise: (rows, context) => rows.map((row) => officeItem(row, context)),
  }),
  route('GET /api/v2/delegation-office/{id}', 'members', (context) =>
    officeItem(rowOf(context, delegationOffices), context),
  ),
];
