import type { Context } from '../core/http/context';
import type { Translated } from '../core/http/language';
import { pick } from '../core/store/lookups';
import { indexWords } from '../core/store/wordIndex';
import { events } from '../emergencies/tables';
import { countries } from '../places/tables';
import { disasterTypes } from '../reference/tables';
import type { FieldReportRow } from './tables';
import { reportTitles } from './title';

/** Creates the emergency of a report without one; later edits of the report do not change it. @source reference/emergencies.md, section 4.5 @returns its id */
export function emergencyFrom(report: Omit<FieldReportRow, 'id'>, context: Context): number {
  const { store, lookups, now, language } = context;
  const at = now.toISOString();
  const titles = Object.entries(reportTitles({ ...report, number: null }, context));
  const names: Translated = Object.fromEntries(titles.map(([code, title]) => [code, title.trim()]));
  const name = names.en ?? '';
  const countryNames = pick(lookups.rows(countries), report.countries).map((country) => country.name.en ?? '');
  const typeName = lookups.rows(disasterTypes).get(report.dtype)?.name.en ?? '';
  const event = store.insert(events, {
    slug: null,
    name,
    names,
    dtype: report.dtype,
    countries: report.countries,
    regions: report.regions,
    districts: report.districts,
    countries_for_preview: [],
    summary: report.description,
    num_affected: null,
    ifrc_severity_level: 0,
    ifrc_severity_level_update_date: null,
    glide: '',
    disaster_start_date: report.start_date ?? at,
    created_at: at,
    updated_at: at,
    auto_generated: true,
    auto_generated_source: 'New field report',
    is_featured: false,
    is_featured_region: false,
    parent_event: null,
    tab_one_title: 'Additional information',
    tab_two_title: null,
    tab_three_title: null,
    emergency_response_contact_email: null,
    visibility: report.visibility,
    hide_attached_field_reports: false,
    hide_field_report_map: false,
    contacts: [],
    key_figures: [],
    links: [],
    featured_documents: [],
    translation_module_original_language: language,
    dtype_name: typeName,
    country_names: countryNames.join(' '),
  });
  indexWords(store, events, event.id, name, `${event.country_names} ${typeName}`);
  return event.id;
}
