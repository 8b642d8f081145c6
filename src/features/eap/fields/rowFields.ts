import type { RowFieldDefinition } from '#app/form/definition';
import { type EapKind, eapLimits, timeUnit } from '#domain/eap/eapTypes';
import { actorWords, countWords } from '#domain/eap/wordLimits';
import type { EapStrings } from '../form/useEapStrings';
import {
  approachOptions,
  everyUnit,
  leadUnits,
  provinceOptions,
  rowTimeOptions,
  sectorOptions,
  yearOptions,
} from './eapOptions';
import type {
  ActionRow,
  ActivityRow,
  ActorRow,
  ApproachRow,
  ContactRow,
  DistrictRow,
  EapValues,
  ImpactRow,
  IndicatorRow,
  OperationRow,
  RiskRow,
  SourceRow,
} from './eapShape';

type RowField = RowFieldDefinition<EapValues, EapStrings, string>;
/** The fields of a row; those that are optional in its type depend on the kind of protocol. */
type FieldsOf<Row> = { readonly [N in keyof Omit<Row, 'id' | 'client_id'>]: RowField };

/** The server demands these of every entry, and fails over a change without them. @source reference/eap.md, section 2.1 */
const requiredText = (label: RowField['label']): RowField => ({
  kind: 'text',
  isRequired: true,
  maxLength: eapLimits.shortText,
  label,
});
const requiredCount = (label: RowField['label']): RowField => ({ kind: 'count', isRequired: true, label });

export const contactRow: FieldsOf<ContactRow> = {
  name: requiredText((t) => t.part_name),
  title: { kind: 'text', maxLength: eapLimits.shortText, label: (t) => t.part_title },
  email: { kind: 'email', isRequired: true, maxLength: eapLimits.shortText, label: (t) => t.part_email },
  phone_number: { kind: 'phone', maxLength: eapLimits.phone, label: (t) => t.part_phone_number },
};

/** A source needs no link since August; the server stores an empty text for none. */
export const sourceRow: FieldsOf<SourceRow> = {
  source_name: requiredText((t) => t.source_name),
  source_link: {
    kind: 'url',
    maxLength: eapLimits.shortText,
    label: (t) => t.source_link,
    toBody: (address: string | null) => address?.trim() ?? '',
    keepsStored: true,
  },
};

export const actorRow: FieldsOf<ActorRow> = {
  partner: requiredText((t) => t.partner),
  description: {
    kind: 'longText',
    isRequired: true,
    label: (t) => t.actor_description,
    rule: (text: string, _, t) => {
      const count = countWords(text);
      return count > actorWords ? t.tooManyWords({ count, limit: actorWords }) : null;
    },
  },
};

export const impactRow: FieldsOf<ImpactRow> = { impact: requiredText((t) => t.impact) };
export const actionRow: FieldsOf<ActionRow> = { action: requiredText((t) => t.action) };
export const riskRow: FieldsOf<RiskRow> = { risk: requiredText((t) => t.risk) };

export const districtRow: FieldsOf<DistrictRow> = {
  district: { kind: 'select', isRequired: true, label: (t) => t.province, options: provinceOptions },
  description: { kind: 'longText', label: (t) => t.province_description },
};

const indicatorRow: FieldsOf<IndicatorRow> = {
  title: requiredText((t) => t.indicator_title),
  target: requiredCount((t) => t.target),
};

const activity = requiredText((t) => t.activity);
const timeValue = (options: RowField['options']): RowField =>
  ({ kind: 'multiSelect', isRequired: true, label: (t: EapStrings) => t.time_value, options }) as RowField;

const activations = {
  activation_one: { kind: 'checkbox', label: (t) => t.activation_one },
  activation_two: { kind: 'checkbox', label: (t) => t.activation_two },
} as const satisfies Record<string, RowField>;

/** Years of readiness and prepositioning in a protocol of a kind. @source reference/eap.md, section 2.1 */
const mostYears: Readonly<Record<EapKind, number>> = { simplified: 2, full: 5 };

/** Readiness comes in years alone. */
const readinessRow = (kind: EapKind): FieldsOf<ActivityRow> => ({
  activity,
  timeframe: {
    kind: 'hidden',
    initial: timeUnit.years,
    label: (t) => t.timeframe,
    toBody: () => timeUnit.years,
    keepsStored: true,
  },
  time_value: timeValue(yearOptions(mostYears[kind])),
});

/** Prepositioning of a full protocol has no time. */
const prepositioningRow = (kind: EapKind): FieldsOf<ActivityRow> =>
  kind === 'full'
    ? { activity, ...activations }
    : {
        activity,
        timeframe: {
          kind: 'nativeSelect',
          isRequired: true,
          initial: timeUnit.years,
          label: (t) => t.timeframe,
          choices: everyUnit,
        },
        time_value: timeValue(rowTimeOptions(mostYears[kind])),
      };

const earlyActionRow = (kind: EapKind): FieldsOf<ActivityRow> => ({
  activity,
  timeframe: { kind: 'nativeSelect', isRequired: true, label: (t) => t.timeframe, choices: leadUnits },
  time_value: timeValue(rowTimeOptions(mostYears[kind])),
  ...(kind === 'full' && activations),
});

const entryFields = (kind: EapKind) =>
  ({
    indicators: { kind: 'rows', isExpected: true, label: (t) => t.indicators, rowFields: indicatorRow },
    readiness_activities: { kind: 'rows', label: (t) => t.readiness_activities, rowFields: readinessRow(kind) },
    prepositioning_activities: {
      kind: 'rows',
      label: (t) => t.prepositioning_activities,
      rowFields: prepositioningRow(kind),
    },
    early_action_activities: { kind: 'rows', label: (t) => t.early_action_activities, rowFields: earlyActionRow(kind) },
  }) as const satisfies Record<string, RowField>;

export const operationRow = (kind: EapKind): FieldsOf<OperationRow> => ({
  sector: { kind: 'select', label: (t) => t.sector, options: sectorOptions, isReadOnly: true },
  people_targeted: requiredCount((t) => t.people_targeted),
  budget_per_sector: requiredCount((t) => t.budget_per_sector),
  ...entryFields(kind),
});

export const approachRow = (kind: EapKind): FieldsOf<ApproachRow> => ({
  approach: { kind: 'select', label: (t) => t.approach, options: approachOptions, isReadOnly: true },
  budget_per_approach: requiredCount((t) => t.budget_per_approach),
  ...entryFields(kind),
});
