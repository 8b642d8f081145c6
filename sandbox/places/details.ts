import type { CountryDetail } from '#contract/country';
import type { RegionDetail } from '#contract/region';
import type { Context } from '../core/http/context';
import { inLanguage } from '../core/http/language';
import { sql } from '../core/store/sql';
import { countryContent } from '../countries/content';
import { countrySupport, publishedPlanCount } from '../countries/plans';
import { countrySociety } from '../countries/society';
import { regionContent } from './regionContent';
import { country, region, regionBrief } from './serialise';
import { type CountryRow, countries, type RegionRow, regions } from './tables';

/** One country and one region; fields that other areas of the platform fill are empty. */

export function countryDetail(row: CountryRow, context: Context): CountryDetail {
  const { lookups, language } = context;
  const { is_deprecated: _, record_type: __, record_type_display: ___, ...fields } = country(row, language);
  const of = row.region === null ? undefined : lookups.rows(regions).get(row.region);
  return {
    ...fields,
    ...countryContent(row, context),
    ...countrySupport(row.id, context),
    ...countrySociety(row.id, context),
    nsi_annual_fdrs_reporting: null,
    nsi_branches: null,
    nsi_cmc_dashboard_compliance: null,
    nsi_domestically_generated_income: null,
    nsi_expenditures: null,
    nsi_gov_financial_support: null,
    nsi_income: null,
    nsi_policy_implementation: null,
    nsi_risk_management_framework: null,
    nsi_staff: null,
    nsi_trained_in_first_aid: null,
    nsi_volunteers: null,
    nsi_youth: null,
    organizational_capacity: null,
    regions_details: of ? regionBrief(of, language) : null,
    wash_kit10: null,
    wash_kit2: null,
    wash_kit5: null,
    wash_ndrt_trained: null,
    wash_rdrt_trained: null,
    wash_staff_at_branch: null,
    wash_staff_at_hq: null,
  };
}

/** What the real server answers for a deprecated country: no id, blank texts. @source reference/countries-and-regions.md, section 4.2 */
export const deprecatedCountry = { iso: '', iso3: '', name: '', society_name: '', society_url: '', url_ifrc: '' };

export function regionDetail(row: RegionRow, context: Context): RegionDetail {
  const { store, language } = context;
  const { label: _, ...fields } = region(row, language);
  return {
    ...fields,
    ...regionContent(row.id, context),
    additional_tab_name: inLanguage(row.additional_tab_name, language),
    country_cluster_count: store.count(countries, sql`region = ${row.id} AND record_type = 2`),
    country_plan_count: publishedPlanCount(row.id, store),
    national_society_count: store.count(
      countries,
      sql`region = ${row.id} AND record_type = 1 AND independent = 1 AND society_en IS NOT NULL`,
    ),
  };
}
