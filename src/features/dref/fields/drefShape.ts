import type { Dref, DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import type { DrefFile, DrefFileLink } from '#contract/drefParts';
import type {
  DrefIdentifiedNeedTitle,
  DrefNationalSocietyActionTitle,
  DrefPlannedInterventionTitle,
  DrefProposedAction,
} from '#contract/enums';
import type { DrefStage } from '#domain/dref/drefTypes';
import type { UploadedFile } from '#ui/fields/uploads';
import type { NotEdited, StageBodies } from './notEdited';

interface Row {
  readonly client_id: string;
  /** The server's id of a stored row. */
  readonly id?: number;
}

export interface TitledRow<Title> extends Row {
  readonly title: Title | null;
  readonly description: string | null;
}

export interface IndicatorRow extends Row {
  readonly title: string | null;
  readonly target: number | null;
  /** Of the stages after the application. */
  readonly actual?: number | null;
}

export interface InterventionRow extends TitledRow<DrefPlannedInterventionTitle> {
  /** CHF */
  readonly budget: number | null;
  readonly person_targeted: number | null;
  readonly indicators: readonly IndicatorRow[] | null;
  // of the stages after the application
  readonly male?: number | null;
  readonly female?: number | null;
  readonly progress_towards_outcome?: string | null;
  readonly person_assisted?: number | null;
  readonly narrative_description_of_achievements?: string | null;
  readonly challenges?: string | null;
  readonly lessons_learnt?: string | null;
}

export interface RiskRow extends Row {
  readonly risk: string | null;
  readonly mitigation: string | null;
}

export interface SourceRow extends Row {
  readonly source_name: string | null;
  readonly source_link: string | null;
}

export interface ActivityRow extends Row {
  readonly sector: number | null;
  readonly activity: string | null;
}

export interface ProposedActionRow extends Row {
  readonly proposed_type: DrefProposedAction | null;
  /** CHF */
  readonly total_budget: number | null;
  /** Of a final report, in CHF. */
  readonly total_expenditure?: number | null;
  readonly activities: readonly ActivityRow[] | null;
}

interface Lists {
  readonly national_society_actions: readonly TitledRow<DrefNationalSocietyActionTitle>[] | null;
  readonly needs_identified: readonly TitledRow<DrefIdentifiedNeedTitle>[] | null;
  readonly planned_interventions: readonly InterventionRow[] | null;
  readonly risk_security: readonly RiskRow[] | null;
  readonly source_information: readonly SourceRow[] | null;
  readonly proposed_action: readonly ProposedActionRow[] | null;
}

type Files = readonly UploadedFile[] | null;

/** The lists whose rows have fields of their own. */
export type RowList = keyof Lists;

/** Whether a field is a document: sent as an id, returned in full under `<name>_details`. */
type IsDocument<Name, Stored> = Name extends string
  ? `${Name}_details` extends keyof Stored
    ? DrefFile extends Stored[`${Name}_details`]
      ? true
      : false
    : false
  : false;

interface StageDocuments {
  readonly application: Dref;
  readonly operationalUpdate: DrefOperationalUpdate;
  readonly finalReport: DrefFinalReport;
}

type Held<Value> = Value extends DrefFileLink | readonly DrefFileLink[]
  ? Files
  : Value extends readonly (infer Item)[]
    ? readonly Item[] | null
    : Value | null;

/** The values of a form: the fields of its body by the server's names; null is unanswered. */
type ValuesOf<Stage extends DrefStage, Body extends object = StageBodies[Stage], Stored = StageDocuments[Stage]> = {
  readonly [Name in Exclude<keyof Body, NotEdited<Stage>>]: Name extends keyof Lists
    ? Lists[Name]
    : IsDocument<Name, Stored> extends true
      ? Files
      : Held<NonNullable<Body[Name]>>;
} & {
  /** Set by the server: whether the application was created as imminent with early actions. */
  readonly is_dref_imminent_v2: boolean;
};

export type ApplicationValues = ValuesOf<'application'>;
export type UpdateValues = ValuesOf<'operationalUpdate'>;
export type ReportValues = ValuesOf<'finalReport'>;

/** The values of the form of each stage. */
export interface StageValues {
  readonly application: ApplicationValues;
  readonly operationalUpdate: UpdateValues;
  readonly finalReport: ReportValues;
}

/** A field of the form of a stage: one of the contract's body that `notEdited` does not leave out. */
export type StageFieldName<Stage extends DrefStage> = keyof StageValues[Stage] & string;

/** A field of any of the three forms. */
export type DrefFieldName = { [Stage in DrefStage]: StageFieldName<Stage> }[DrefStage];

/** The values of any of the three forms. */
export type DrefValues = Partial<ApplicationValues & UpdateValues & ReportValues>;
