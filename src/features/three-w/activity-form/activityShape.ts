import type { EmergencyProject } from '#contract/emergencyProject';
import type { ActivityCount } from '#domain/three-w/people';

export interface PointRow {
  readonly client_id: string;
  /** Of a stored point. */
  readonly id?: number | undefined;
  readonly description: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface SupplyRow {
  readonly client_id: string;
  readonly supply: number | null;
  readonly count: number | null;
}

export interface CustomSupplyRow {
  readonly client_id: string;
  readonly name: string | null;
  readonly count: number | null;
}

/** One activity under the server's field names, with the maps of supplies as rows, and `is_detailed` for the negated `is_simplified_report`. */
export type ActivityRow = { readonly [Count in ActivityCount]: number | null } & {
  readonly client_id: string;
  /** Of a stored activity. */
  readonly id?: number | undefined;
  readonly sector: number;
  /** Null for a custom activity. */
  readonly action: number | null;
  readonly custom_action: string | null;
  /** People by age and sex; the opposite of the server's `is_simplified_report`. */
  readonly is_detailed: boolean;
  readonly people_households: 'people' | 'households' | null;
  readonly is_disaggregated_for_disabled: boolean;
  readonly has_no_data_on_people_reached: boolean;
  readonly amount: number | null;
  readonly beneficiaries_count: number | null;
  readonly details: string | null;
  readonly points: readonly PointRow[] | null;
  readonly supplies: readonly SupplyRow[] | null;
  readonly custom_supplies: readonly CustomSupplyRow[] | null;
};

/** The values of the form; null for an empty field. */
export interface ActivityValues {
  readonly event: number | null;
  readonly country: number | null;
  readonly districts: readonly number[] | null;
  readonly admin2: readonly number[] | null;
  /** yyyy-MM-dd */
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly title: string | null;
  readonly activity_lead: EmergencyProject['activity_lead'] | null;
  readonly reporting_ns: number | null;
  readonly reporting_ns_contact_name: string | null;
  readonly reporting_ns_contact_role: string | null;
  readonly reporting_ns_contact_email: string | null;
  readonly deployed_eru: number | null;
  /** The sectors of the activities; each needs at least one activity. */
  readonly sectors: readonly number[] | null;
  readonly activities: readonly ActivityRow[] | null;
}
