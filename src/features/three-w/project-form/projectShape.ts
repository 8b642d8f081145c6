import type { AnnualSplit, Project } from '#contract/project';

/** Counts of people, in total or of one year. */
export type PeopleFigure = `${'target' | 'reached'}_${'male' | 'female' | 'other' | 'total'}`;

export type SplitRow = { readonly [F in PeopleFigure | 'year' | 'budget_amount']: number | null } & {
  readonly client_id: string;
  /** Of a stored year. */
  readonly id?: AnnualSplit['id'] | undefined;
};

/** The values of the form under the server's field names; null for an empty field. */
export type ProjectValues = { readonly [F in PeopleFigure]: number | null } & {
  readonly reporting_ns: number | null;
  readonly reporting_ns_contact_name: string | null;
  readonly reporting_ns_contact_role: string | null;
  readonly reporting_ns_contact_email: string | null;
  readonly project_country: number | null;
  readonly project_districts: readonly number[] | null;
  readonly project_admin2: readonly number[] | null;
  readonly operation_type: Project['operation_type'] | null;
  readonly programme_type: Project['programme_type'] | null;
  readonly event: number | null;
  readonly dtype: number | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly primary_sector: number | null;
  readonly secondary_sectors: readonly number[] | null;
  /** yyyy-MM-dd */
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly budget_amount: number | null;
  readonly actual_expenditure: number | null;
  readonly regional_project: number | null;
  /** Whether figures are given year by year; not sent, as `annual_splits` implies it. */
  readonly is_annual_report: boolean;
  readonly annual_splits: readonly SplitRow[] | null;
  readonly visibility: Project['visibility'] | null;
};

export const peopleGroups = ['male', 'female', 'other'] as const;
export const figureKinds = ['target', 'reached'] as const;
