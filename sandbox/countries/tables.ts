import type {
  CountryCapacityStrengthening,
  CountryDetail,
  CountryDirectory,
  CountryIcrcPresence,
  DelegationOfficeMini,
} from '#contract/country';
import type { AcapsSeason, AnnualIncome, CountryDatabank, CountryKeyClimate } from '#contract/countryDatabank';
import type { CountryDocument } from '#contract/countryDocument';
import type { CountryIncome } from '#contract/countryIncome';
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

/** The databank of one country; populations of provinces are by district id. */
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

export type CountryAddressRow = Pick<CountryDetail, 'address_1' | 'address_2' | 'city_code' | 'emails' | 'phone'> & {
  id: number;
  country: number;
};

export const countryAddresses = table<CountryAddressRow>('country_address', { columns: { country: 'integer' } });

export type CountryDirectoryRow = CountryDirectory & { country: number };

export const countryDirectories = table<CountryDirectoryRow>('country_directory', { columns: { country: 'integer' } });

export const capacityAssessments = table<Omit<CountryCapacityStrengthening, 'assessment_type_display'>>(
  'capacity_assessment',
  { columns: { country: 'integer' } },
);

export type CountryIncomeRow = Omit<CountryIncome, 'indicator_details' | 'overview'> & { country: number };

export const countryIncomes = table<CountryIncomeRow>('country_income', {
  columns: { country: 'integer', date: 'text' },
});

/** `thumbnail` is a path of this server. */
export const countryDocuments = table<Omit<CountryDocument, 'country_details'>>('country_document', {
  columns: { country: 'integer', document_type: 'text', year: 'text', end_year: 'text', name: 'text' },
});

/** A funded project to develop a National Society; amounts in CHF, the period in months. */
export interface InitiativeRow {
  id: number;
  country: number;
  title: Translated;
  fund_type: string;
  allocation: number;
  year: string;
  funding_period: number;
  categories: Translated[];
  remote_id: number | null;
  nsia_risk: string | null;
}

export const initiatives = table<InitiativeRow>('initiative', { columns: { country: 'integer' } });
