import type { EapRegistrationBody } from '#contract/eap';
import type { FullEap, FullEapBody, SimplifiedEap, SimplifiedEapBody } from '#contract/eapDocument';
import type { EapFileLink } from '#contract/eapParts';
import type { EapApproach, EapSector, EapTimeframe } from '#contract/enums';
import type { UploadedFile } from '#ui/fields/uploads';
import type { fullNotEdited, registrationNotEdited, simplifiedNotEdited } from './notEdited';

interface Row {
  readonly client_id: string;
  /** The server's id of a stored row. */
  readonly id?: number;
}

export interface ContactRow extends Row {
  readonly name: string | null;
  readonly title: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
}

export interface SourceRow extends Row {
  readonly source_name: string | null;
  readonly source_link: string | null;
}

export interface ActorRow extends Row {
  readonly partner: string | null;
  readonly description: string | null;
}

export interface ImpactRow extends Row {
  readonly impact: string | null;
}

export interface ActionRow extends Row {
  readonly action: string | null;
}

export interface RiskRow extends Row {
  readonly risk: string | null;
}

export interface DistrictRow extends Row {
  readonly district: number | null;
  readonly description: string | null;
}

export interface IndicatorRow extends Row {
  readonly title: string | null;
  readonly target: number | null;
}

export interface ActivityRow extends Row {
  readonly activity: string | null;
  /** None for prepositioning of a full protocol. */
  readonly timeframe?: EapTimeframe | null;
  readonly time_value?: readonly number[] | null;
  // of a full protocol
  readonly activation_one?: boolean | null;
  readonly activation_two?: boolean | null;
}

interface EntryRow extends Row {
  readonly indicators: readonly IndicatorRow[] | null;
  readonly readiness_activities: readonly ActivityRow[] | null;
  readonly prepositioning_activities: readonly ActivityRow[] | null;
  readonly early_action_activities: readonly ActivityRow[] | null;
}

export interface OperationRow extends EntryRow {
  readonly sector: EapSector | null;
  readonly people_targeted: number | null;
  /** CHF */
  readonly budget_per_sector: number | null;
}

export interface ApproachRow extends EntryRow {
  readonly approach: EapApproach | null;
  /** CHF */
  readonly budget_per_approach: number | null;
}

interface Lists {
  readonly partner_contacts: readonly ContactRow[] | null;
  readonly districts: readonly DistrictRow[] | null;
  readonly early_actions: readonly ActionRow[] | null;
  readonly potential_risks: readonly RiskRow[] | null;
  readonly prioritized_impacts: readonly ImpactRow[] | null;
  readonly key_actors: readonly ActorRow[] | null;
  readonly planned_operations: readonly OperationRow[] | null;
  readonly enabling_approaches: readonly ApproachRow[] | null;
}

/** The lists whose rows have fields of their own. */
export type RowList = keyof Lists;

type Files = readonly UploadedFile[] | null;

/** Whether a field holds files by their ids, which the server returns in full under `<name>_details`. */
type HoldsFiles<Name, Stored> = Name extends `${string}_file` | `${string}_files`
  ? `${Name}_details` extends keyof Stored
    ? true
    : false
  : false;

type Held<Value> = Value extends EapFileLink | readonly EapFileLink[]
  ? Files
  : Value extends readonly (infer Item)[]
    ? readonly Item[] | null
    : Value | null;

/** The values of a form: the fields of its body by the server's names; null is unanswered. */
type ValuesOf<Body extends object, Stored, NotEdited> = {
  readonly [Name in Exclude<keyof Body, NotEdited>]: Name extends keyof Lists
    ? Lists[Name]
    : Name extends `${string}_source_of_information`
      ? readonly SourceRow[] | null
      : HoldsFiles<Name, Stored> extends true
        ? Files
        : Held<NonNullable<Body[Name]>>;
};

export type SimplifiedValues = ValuesOf<SimplifiedEapBody, SimplifiedEap, keyof typeof simplifiedNotEdited>;
export type FullValues = ValuesOf<FullEapBody, FullEap, keyof typeof fullNotEdited>;
export type RegistrationValues = ValuesOf<EapRegistrationBody, object, keyof typeof registrationNotEdited>;

/** The values of either form. */
export type EapValues = Partial<SimplifiedValues & FullValues>;
