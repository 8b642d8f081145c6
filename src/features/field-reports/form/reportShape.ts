import type { FieldReport } from '#contract/fieldReport';
import type {
  CentresField,
  EpidemicFigure,
  FigureField,
  ResponderField,
} from '#domain/field-reports/fieldReportFigures';
import type { RequestPair } from '#domain/field-reports/fieldReportRequests';
import type { VisibilityKey } from '#domain/field-reports/fieldReportVisibility';

export const contactRoles = ['Originator', 'NationalSociety', 'Federation', 'Media'] as const;
export type ContactRole = (typeof contactRoles)[number];

/** The organisations whose actions the form asks for; a report may hold those of others, which stay as they are. */
export const organisations = ['NTLS', 'FDRN', 'PNS'] as const;
export type Organisation = (typeof organisations)[number];

/** Without its id: that is the stored report's to know, and follows the role. */
export interface ContactValues {
  readonly name: string | null;
  readonly title: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface ActionsValues {
  readonly actions: readonly number[] | null;
  readonly summary: string | null;
}

export type CountField =
  | FigureField
  | EpidemicFigure
  | ResponderField
  | RequestPair['amount']
  | 'num_assisted'
  | 'gov_num_assisted';

export type TextFieldName =
  | CentresField
  | 'title'
  | 'epi_notes_since_last_fr'
  | 'other_sources'
  | 'description'
  | 'notes_health'
  | 'notes_ns'
  | 'notes_socioeco'
  | 'actions_others';

export type RequestChoice = NonNullable<FieldReport['dref']>;

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/**
 * What the form holds: the server's fields under the server's names, null for what is empty. Days are yyyy-MM-dd, contacts stand by
 * role and actions by organisation.
 */
export type ReportValues = Nullable<Record<CountField, number>> &
  Nullable<Record<TextFieldName, string>> &
  Nullable<Record<RequestPair['choice'], RequestChoice>> & {
    readonly status: 8 | 9 | null;
    readonly is_covid_report: boolean;
    readonly event: number | null;
    readonly country: number | null;
    readonly districts: readonly number[] | null;
    readonly dtype: number | null;
    readonly start_date: string | null;
    readonly sit_fields_date: string | null;
    readonly request_assistance: boolean | null;
    readonly ns_request_assistance: boolean | null;
    readonly epi_figures_source: FieldReport['epi_figures_source'];
    /** Not kept by the server: that the content guidelines were read. */
    readonly has_read_guidelines: boolean;
    readonly actions_taken: Readonly<Record<Organisation, ActionsValues>>;
    readonly bulletin: RequestChoice | null;
    readonly external_partners: readonly number[] | null;
    readonly supported_activities: readonly number[] | null;
    readonly contacts: Readonly<Record<ContactRole, ContactValues>>;
    readonly visibility: VisibilityKey | null;
  };
