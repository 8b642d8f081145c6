import type { CountryIcrcPresence, DelegationOfficeMini } from '#contract/country';
import type { AcapsSeason, AnnualIncome, CountryDatabank, CountryKeyClimate } from '#contract/countryDatabank';
import type { MembershipCoordination, StrategicPriority } from '#contract/countryPlan';
import type { CountrySupportingPartner } from '#contract/countrySupportingPartner';
import type { Visibility } from '#contract/enums';
import type { Translated } from '../core/http/language';
import { table } from '../core/store/table';

export interface CountryContactRow {
  id: number;
  country: number;
  ctype: string;
  name: string;
  title: string;
  email: string;
}

export interface CountryLinkRow {
  id: number;
  country: number;
  title: string;
  url: string;
}

export interface CountrySnippetRow {
  id: number;
  country: number;
  snippet: Translated | null;
  image: string | null;
  visibility: Visibility;
  /** 1 top to 5 bottom */
  position: 1 | 2 | 3 | 4 | 5;
}

export const countryContacts = table<CountryContactRow>('country_contact', { columns: { country: 'integer' } });

export const countryLinks = table<CountryLinkRow>('country_link', { columns: { country: 'integer' } });

export const countrySnippets = table<CountrySnippetRow>('country_snippet', {
  columns: { country: 'integer', position: 'integer', visibility: 'integer' },
});

export interface CountryPlanRow {
  id: number;
  country: number;
  is_publish: boolean;
  /** CHF */
  requested_amount: number;
  people_targeted: number;
  priorities: Omit<StrategicPriority, 'country_plan' | 'type_display'>[];
  /** `society` is the country of a National Society. */
  coordinations: {
    id: number;
    society: number;
    sector: MembershipCoordination['sector'];
    has_coordination: boolean;
  }[];
}

export interface CountryOfficeRow extends DelegationOfficeMini {
  id: number;
  country: number;
  disaster_law_url: string | null;
}

export const countryPlans = table<CountryPlanRow>('country_plan', {
  columns: { country: 'integer', is_publish: 'integer' },
});

export const countryOffices = table<CountryOfficeRow>('country_office', { columns: { country: 'integer' } });

export const icrcPresences = table<CountryIcrcPresence>('icrc_presence', { columns: { country: 'integer' } });

export const supportingPartners = table<Omit<CountrySupportingPartner, 'supporting_type_display'>>(
  'supporting_partner',
  { columns: { country: 'integer' } },
);

/** What the databank holds of one country: the populations of its provinces by the ids of districts. */
export interface CountryDatabankRow
  extends Omit<CountryDatabank, 'acaps' | 'fdrs_annual_income' | 'key_climate' | 'wb_population'> {
  id: number;
  acaps: Omit<AcapsSeason, 'overview'>[];
  annual_income: Omit<AnnualIncome, 'overview'>[];
  key_climate: Omit<CountryKeyClimate, 'month_display'>[];
  district_populations: Record<string, number | null>;
  district_year: string;
}

export const countryDatabanks = table<CountryDatabankRow>('country_databank', { columns: { country: 'integer' } });
