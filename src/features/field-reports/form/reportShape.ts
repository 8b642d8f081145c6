import type { Action } from '#contract/action';
import type { FieldReport } from '#contract/fieldReport';
import type {
  CentresField,
  EpidemicFigure,
  FigureField,
  ResponderField,
} from '#domain/field-reports/fieldReportFigures';
import type { FieldReportKind } from '#domain/field-reports/fieldReportKind';
import type { RequestPair } from '#domain/field-reports/fieldReportRequests';
import type { ActionsValues } from '#resources/actions-taken/actionFields';

export const contactRoles = ['Originator', 'NationalSociety', 'Federation', 'Media'] as const;
export type ContactRole = (typeof contactRoles)[number];

export const contactParts = ['name', 'title', 'email', 'phone'] as const;
export type ContactPart = (typeof contactParts)[number];
export type ContactValues = Readonly<Record<ContactPart, string | null>>;

/** The organisations whose actions the form edits; stored actions of others stay unchanged. */
export const organisations = ['NTLS', 'FDRN', 'PNS'] as const;
export type Organisation = (typeof organisations)[number];

/** Whether an organisation has a checklist of actions: for COVID-19, only the National Society has one. */
export const hasChecklist = (organisation: Organisation, kind: FieldReportKind) =>
  kind !== 'COVID' || organisation === 'NTLS';

/** Whether an organisation may tick an action in a kind of report. @source reference/emergencies.md, section 2.1 */
export const isOffered = (action: Action, organisation: Organisation, kind: FieldReportKind) =>
  hasChecklist(organisation, kind) &&
  action.field_report_types.includes(kind) &&
  action.organizations.includes(organisation);

/** Fields with the same shape in the form and on the server. */
type StoredField =
  | FigureField
  | CentresField
  | EpidemicFigure
  | ResponderField
  | RequestPair['choice' | 'amount']
  | 'num_assisted'
  | 'gov_num_assisted'
  | 'title'
  | 'event'
  | 'dtype'
  | 'start_date'
  | 'sit_fields_date'
  | 'request_assistance'
  | 'ns_request_assistance'
  | 'epi_figures_source'
  | 'epi_notes_since_last_fr'
  | 'other_sources'
  | 'description'
  | 'notes_health'
  | 'notes_ns'
  | 'notes_socioeco'
  | 'actions_others'
  | 'bulletin'
  | 'visibility';

/** Form values: the server's fields under the server's names, null when unanswered. Dates are yyyy-MM-dd. */
export type ReportValues = { readonly [F in StoredField]: FieldReport[F] | null } & {
  readonly status: 8 | 9 | null;
  readonly is_covid_report: boolean;
  /** The first of the report's countries. */
  readonly country: number | null;
  readonly districts: readonly number[] | null;
  readonly external_partners: readonly number[] | null;
  readonly supported_activities: readonly number[] | null;
  /** Whether the content guidelines were read; not stored by the server. */
  readonly has_read_guidelines: boolean;
  readonly actions_taken: Readonly<Record<Organisation, ActionsValues>>;
  readonly contacts: Readonly<Record<ContactRole, ContactValues>>;
};
