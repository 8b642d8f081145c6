import type { SectionName } from '../fields/fieldTable';
import {
  exceptAssessment,
  exceptImminent,
  exceptImminentAndLoan,
  imminent,
  type Layouts,
  oldImminent,
} from '../fields/layouts';
import type { FormSection, PartName, PrintPart, PrintSectionEntry, PrintStringKey } from './printEntry';

/* The helpers of the print table, and the sections that several stages share. */

/** Answers that only some layouts print. */
export const only = (layouts: Layouts, ...names: readonly PartName[]): readonly PrintPart[] =>
  names.map((name) => ({ name, only: layouts }));
/** An answer with another label than in the form. */
export const called = (label: PrintStringKey, name: PartName): PrintPart => ({ name, label });

/** The fields of a form section that the print table does not name otherwise, in the form's order. */
export const fieldsOf = (section: SectionName): FormSection => ({ fieldsOf: section });

export const network: PrintSectionEntry = {
  title: 'ifrcNetwork',
  only: exceptImminent,
  parts: [fieldsOf('ofMovement')],
};
export const icrc: PrintSectionEntry = { title: 'icrc', only: exceptImminent, parts: ['icrc'] };
export const others: PrintSectionEntry = {
  title: 'ofOthers',
  columns: 1,
  only: exceptImminent,
  parts: [fieldsOf('ofOthers')],
};
export const needs: PrintSectionEntry = {
  title: 'needs',
  only: ['oldImminent', 'response', 'loan'],
  parts: ['needs_identified', 'identified_gaps', 'assessment_report', fieldsOf('needs')],
};
export const strategy: PrintSectionEntry = {
  title: 'strategy',
  only: exceptImminent,
  parts: [fieldsOf('strategy'), 'change_in_operational_strategy_text'],
};
export const targeting: PrintSectionEntry = {
  title: 'targeting',
  only: exceptImminentAndLoan,
  parts: ['targeting_strategy_support_file', fieldsOf('targeting')],
};
export const shares: readonly PartName[] = ['people_per_local', 'people_per_urban', 'disability_people_per'];
export const targeted: PrintSectionEntry = {
  title: 'population',
  only: exceptImminent,
  parts: [
    ...only(exceptAssessment, 'women', 'girls', 'men', 'boys'),
    ...shares,
    'displaced_people',
    ...only(oldImminent, 'people_targeted_with_early_actions'),
    'total_targeted_population',
    fieldsOf('population'),
    fieldsOf('populationTotals'),
  ],
};
export const risks: PrintSectionEntry = {
  title: 'risks',
  columns: 1,
  only: exceptImminent,
  parts: [fieldsOf('policies'), fieldsOf('risks')],
};
export const interventions: PrintSectionEntry = {
  title: 'planned_interventions',
  only: exceptImminent,
  parts: [fieldsOf('plan')],
};
export const services: PrintSectionEntry = {
  title: 'services',
  titleIn: { imminent: 'operationPlan' },
  columns: 1,
  parts: [
    'human_resource',
    'is_volunteer_team_diverse',
    'is_surge_personnel_deployed',
    'surge_personnel_deployed',
    ...only(imminent, 'addressed_humanitarian_impacts', 'contingency_plans_supporting_document'),
    fieldsOf('services'),
  ],
};
export const budget: PrintSectionEntry = {
  title: 'budgetOverview',
  only: exceptImminent,
  parts: ['budget_file_preview', 'budget_file'],
};
export const contacts: PrintSectionEntry = {
  title: 'contacts',
  columns: 1,
  parts: [
    'national_society_contact',
    'ifrc_appeal_manager',
    'ifrc_project_manager',
    'ifrc_emergency',
    'media_contact',
    'national_society_integrity_contact',
    fieldsOf('contacts'),
  ],
};

export const otherFacts = [fieldsOf('overview'), fieldsOf('timeframe'), fieldsOf('codes')];
export const otherOfEvent = [fieldsOf('describedEvent'), fieldsOf('event')];
