import type { Project, ProjectCountry } from '#contract/project';
import type { Context } from '../core/http/context';
import { inLanguage } from '../core/http/language';
import { pick } from '../core/store/lookups';
import { eventMinis } from '../emergencies/eventMini';
import { countries, districts } from '../places/tables';
import { display } from '../reference/labels';
import { disasterTypeById } from '../reference/serialise';
import { sectors } from '../reference/tables';
import { projectUsers, userOf } from './people';
import { regionalProject } from './regionalProjects';
import { admin2Areas, type ProjectRow, regionalProjects } from './tables';

export function projectCountry({ lookups, language }: Context, id: number): ProjectCountry {
  const row = lookups.rows(countries).get(id);
  return {
    id,
    iso: row?.iso ?? null,
    iso3: row?.iso3 ?? null,
    name: inLanguage(row?.name, language) ?? '',
    society_name: inLanguage(row?.society_name, language) ?? '',
  };
}

/** A lookup of the names of sectors and tags of projects. */
export function sectorNames({ lookups, language }: Context): (kind: 'primary' | 'secondary', key: number) => string {
  const names = new Map(
    [...lookups.rows(sectors).values()].map(({ kind, key, name }) => [`${kind} ${key}`, inLanguage(name, language)]),
  );
  return (kind, key) => names.get(`${kind} ${key}`) ?? '';
}

/** Projects in the shape of the API. */
export function projectItems(rows: readonly ProjectRow[], context: Context): Project[] {
  const { store, lookups, language } = context;
  const sectorName = sectorNames(context);
  const people = projectUsers(
    rows.map(({ modified_by }) => modified_by),
    context,
  );
  const events = eventMinis(
    rows.flatMap(({ event }) => event ?? []),
    context,
  );
  const areas = store.getMany(
    admin2Areas,
    rows.flatMap(({ project_admin2 }) => project_admin2),
  );
  return rows.map((row) => ({
    ...row,
    dtype_detail: disasterTypeById(context, row.dtype),
    event_detail: row.event === null ? null : (events.get(row.event) ?? null),
    modified_by_detail: userOf(people, row.modified_by),
    operation_type_display: display('deployments_project_operation_type', row.operation_type, language),
    primary_sector_display: sectorName('primary', row.primary_sector),
    programme_type_display: display('deployments_project_programme_type', row.programme_type, language),
    project_admin2_detail: pick(areas, row.project_admin2).map(({ id, name, district }) => ({
      id,
      name,
      district_id: district,
    })),
    project_country_detail: row.project_country === null ? null : projectCountry(context, row.project_country),
    project_districts_detail: pick(lookups.rows(districts), row.project_districts).map(({ id, name }) => ({
      id,
      name,
    })),
    regional_project_detail:
      row.regional_project === null ? null : regionalProject(store.get(regionalProjects, row.regional_project)),
    reporting_ns_detail: projectCountry(context, row.reporting_ns),
    secondary_sectors_display: row.secondary_sectors.map((key) => sectorName('secondary', key)),
    status_display: display('deployments_project_status', row.status, language),
    translation_module_skip_auto_translation: false,
    visibility_display: display('api_visibility_char_choices', row.visibility, language),
  }));
}
