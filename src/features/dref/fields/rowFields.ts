import type { RowFieldDefinition } from '#app/form/definition';
import type { DrefIdentifiedNeedTitle, DrefNationalSocietyActionTitle } from '#contract/enums';
import type { DrefStep } from '#domain/dref/drefSteps';
import { withScheme } from '#domain/dref/drefTexts';
import { type DrefStage, drefLimits } from '#domain/dref/drefTypes';
import { isPublicUrl } from '#domain/links/safeUrl';
import { bulleted } from '#ui/content/bulleted';
import type { DrefStrings } from '../form/useDrefStrings';
import {
  actionTitleOptions,
  interventionTitleOptions,
  needTitleOptions,
  proposedTypeOptions,
  sectorOptions,
} from './drefOptions';
import type {
  ActivityRow,
  DrefValues,
  IndicatorRow,
  InterventionRow,
  ProposedActionRow,
  RiskRow,
  SourceRow,
  TitledRow,
} from './drefShape';
import { guidance } from './guidance';

type RowField = RowFieldDefinition<DrefValues, DrefStrings, DrefStep>;
/** The fields of a row; those that are optional in its type depend on the stage. */
type FieldsOf<Row> = { readonly [N in keyof Omit<Row, 'id' | 'client_id'>]: RowField };

const longText = (name: string, label: RowField['label']): RowField => ({
  kind: 'longText',
  label,
  ...guidance(name),
});
const count = (label: RowField['label']): RowField => ({ kind: 'count', label });
/** A figure without which a report is not complete. Rows that the server copied have none, and are saved without it: it counts as missing. */
const figure = (name: string, label: RowField['label'], isRequired: boolean): RowField => ({
  ...count(label),
  ...guidance(name),
  isRequired,
  isExpected: true,
});

/** The fields of a row with a title, which is chosen when the row is added. */
const titled = (
  options: NonNullable<RowField['options']>,
  label: RowField['label'],
  list: 'national_society_actions' | 'needs_identified',
): FieldsOf<TitledRow<DrefIdentifiedNeedTitle | DrefNationalSocietyActionTitle>> => ({
  title: { kind: 'select', label, options, isReadOnly: true },
  description: {
    kind: 'longText',
    label: (t) => t.description,
    isRequired: true,
    isExpected: true,
    ...guidance(list),
  },
});

export const actionRow = titled(actionTitleOptions, (t) => t.action_title, 'national_society_actions');
export const needRow = titled(needTitleOptions, (t) => t.need_title, 'needs_identified');

export const riskRow: FieldsOf<RiskRow> = {
  risk: { kind: 'longText', isRequired: true, isExpected: true, label: (t) => t.risk, ...guidance('risk') },
  mitigation: {
    kind: 'longText',
    isRequired: true,
    isExpected: true,
    label: (t) => t.mitigation,
    ...guidance('mitigation'),
  },
};

export const sourceRow: FieldsOf<SourceRow> = {
  source_name: { kind: 'text', isRequired: true, maxLength: drefLimits.shortText, label: (t) => t.source_name },
  source_link: {
    kind: 'text',
    isRequired: true,
    maxLength: drefLimits.shortText,
    label: (t) => t.source_link,
    toBody: (address: string | null) => (address?.trim() ? withScheme(address) : null),
    rule: (address: string, _, t) => (isPublicUrl(withScheme(address)) ? null : t.sourceUrl),
  },
};

const indicatorRow = (stage: DrefStage): FieldsOf<IndicatorRow> => ({
  title: {
    kind: 'text',
    maxLength: drefLimits.shortText,
    isRequired: stage === 'finalReport',
    isExpected: true,
    label: (t) => t.indicator_title,
    ...guidance('indicator_title'),
  },
  target: figure('target', (t) => t.target, false),
  // zero is a valid figure
  ...(stage !== 'application' && { actual: figure('actual', (t) => t.actual, true) }),
});

/** The fields of an intervention: its plan, and after the application its results. @source reference/dref.md, sections 2.3.4, 2.4 and 2.5 */
export function interventionRow(stage: DrefStage): FieldsOf<InterventionRow> {
  const isFollowUp = stage !== 'application';
  return {
    title: { kind: 'select', label: (t) => t.intervention_title, options: interventionTitleOptions, isReadOnly: true },
    budget: figure('budget', (t) => t.budget, isFollowUp),
    person_targeted: figure('person_targeted', (t) => t.person_targeted, isFollowUp),
    ...(stage === 'finalReport' && { person_assisted: figure('person_assisted', (t) => t.person_assisted, true) }),
    ...(isFollowUp && { male: count((t) => t.male), female: count((t) => t.female) }),
    indicators: { kind: 'rows', label: (t) => t.indicators, rowFields: indicatorRow(stage) },
    description: { ...longText('activities_text', (t) => t.activities_text), isBulleted: true, toBody: bulleted },
    ...(stage === 'operationalUpdate' && {
      progress_towards_outcome: longText('progress_towards_outcome', (t) => t.progress_towards_outcome),
    }),
    ...(stage === 'finalReport' && {
      narrative_description_of_achievements: longText(
        'narrative_description_of_achievements',
        (t) => t.narrative_description_of_achievements,
      ),
      lessons_learnt: longText('lessons_learnt', (t) => t.lessons_learnt),
      challenges: longText('challenges', (t) => t.challenges),
    }),
  };
}

const activityRow: FieldsOf<ActivityRow> = {
  sector: { kind: 'select', isRequired: true, isExpected: true, label: (t) => t.sector, options: sectorOptions },
  activity: longText('activity', (t) => t.activity),
};

export const proposedActionRow = (stage: DrefStage): FieldsOf<ProposedActionRow> => ({
  proposed_type: { kind: 'select', label: (t) => t.proposed_type, options: proposedTypeOptions, isReadOnly: true },
  total_budget: figure('total_budget', (t) => t.total_budget, true),
  // the server refuses a report without it, and fails over one of two
  ...(stage === 'finalReport' && {
    total_expenditure: { ...figure('total_expenditure', (t) => t.total_expenditure, true), isAskedAnew: true },
  }),
  activities: {
    kind: 'rows',
    label: (t) => t.activities,
    rowFields: activityRow,
  },
});
