import type { Context } from '../core/http/context';
import { inLanguage } from '../core/http/language';
import { pick } from '../core/store/lookups';
import { countries, districts } from '../places/tables';
import { display } from '../reference/labels';
import { disasterTypeById } from '../reference/serialise';
import { sectors } from '../reference/tables';
import type { ProjectRow } from './tables';

function projectCountry({ lookups, language }: Context, id: number) {
  const row = lookups.rows(countries).get(id);
  return {
    id,
    iso: row?.iso ?? null,
    iso3: row?.iso3 ?? null,
    name: inLanguage(row?.name, language) ?? '',
    society_name: inLanguage(row?.society_name, language) ?? '',
  };
}

const notGiven = {
  actual_expenditure: null,
  annual_splits: [],
  description: null,
  document: null,
  event_detail: null,
  modified_by: null,
  modified_by_detail: null,
  project_admin2: [],
  project_admin2_detail: [],
  reached_female: null,
  reached_male: null,
  reached_other: null,
  regional_project: null,
  regional_project_detail: null,
  reporting_ns_contact_email: null,
  reporting_ns_contact_name: null,
  reporting_ns_contact_role: null,
  target_female: null,
  target_male: null,
  target_other: null,
  translation_module_original_language: 'en',
  translation_module_skip_auto_translation: false,
};

/** Projects of National Societies. */
export function projectItems(rows: ProjectRow[], context: Context) {
  const { store, lookups, language } = context;
  const known = store.select(sectors);
  const sectorName = (kind: string, key: number) =>
    inLanguage(known.find((each) => each.kind === kind && each.key === key)?.name, language) ?? '';
  return rows.map(({ region: _, ...row }) => ({
    ...notGiven,
    ...row,
    dtype_detail: disasterTypeById(context, row.dtype),
    operation_type_display: display('deployments_project_operation_type', row.operation_type, language),
    primary_sector_display: sectorName('primary', row.primary_sector),
    programme_type_display: display('deployments_project_programme_type', row.programme_type, language),
    project_country_detail: projectCountry(context, row.project_country),
    project_districts_detail: pick(lookups.rows(districts), row.project_districts).map(({ id, name }) => ({
      id,
      name,
    })),
    reporting_ns_detail: projectCountry(context, row.reporting_ns),
    secondary_sectors_display: row.secondary_sectors.map((key) => ({ key, label: sectorName('secondary', key) })),
    status_display: display('deployments_project_status', row.status, language),
    visibility: 'public',
    visibility_display: display('api_visibility_char_choices', 'public', language),
  }));
}
