import { application, costed, each, field, followUps, plans, report, update } from './catalogueEntry';
import { oneDocument, onePdf } from './drefFiles';
import type { DrefValues } from './drefShape';
import { computed, moneyStep, optional, percent, saysYes } from './fieldRules';
import { interventionRow, proposedActionRow, riskRow } from './rowFields';

const targeting = {
  ...each(
    ['operation_objective', 'response_strategy', 'people_assisted', 'selection_criteria'],
    field('operation', 'longText'),
  ),
  targeting_strategy_support_file: field('operation', 'files', { ...oneDocument, stages: application, ...optional }),
  change_in_operational_strategy: field('operation', 'yesNo', {
    stages: report,
    fromStored: (stored) => stored === true,
    isGiven: (value) => value === true,
  }),
  change_in_operational_strategy_text: field('operation', 'longText', {
    stages: report,
    appliesTo: saysYes('change_in_operational_strategy'),
  }),
  ...each(['women', 'men', 'girls', 'boys'], field('operation', 'count', { stages: plans })),
  ...each(
    [
      'assisted_num_of_women',
      'assisted_num_of_men',
      'assisted_num_of_girls_under_18',
      'assisted_num_of_boys_under_18',
      'num_assisted',
    ],
    field('operation', 'count', { stages: report }),
  ),
  total_targeted_population: field('operation', 'count'),
  ...each(['disability_people_per', 'people_per_urban', 'people_per_local'], field('operation', 'number', percent)),
  displaced_people: field('operation', 'count', optional),
  people_targeted_with_early_actions: field('operation', 'count', { stages: followUps }),
};

const risks = {
  ...each(
    [
      'has_anti_fraud_corruption_policy',
      'has_sexual_abuse_policy',
      'has_child_protection_policy',
      'has_whistleblower_protection_policy',
      'has_anti_sexual_harassment_policy',
      'has_child_safeguarding_risk_analysis_assessment',
    ],
    field('operation', 'yesNo'),
  ),
  risk_security: field('operation', 'rows', { rowFields: riskRow, hint: (t) => t.hint_risk_security }),
  risk_security_concern: field('operation', 'longText'),
};

/** Whether anything was entered for the two proposed actions, which are always there. */
const hasProposedAction = (actions: DrefValues['proposed_action']) =>
  (actions ?? []).some(
    ({ total_budget, total_expenditure, activities }) =>
      total_budget !== null || total_expenditure !== null || (activities ?? []).length > 0,
  );

/** A report shows surge deployment only if it was planned. @source reference/dref.md, section 2.5 */
const hasSurgeCost = ({ surge_deployment_cost }: DrefValues) => Boolean(surge_deployment_cost);

const plan = {
  budget_file: field('operation', 'files', { ...onePdf, stages: plans }),
  amount_requested: field('operation', 'count', { stages: application, ...moneyStep('application') }),
  dref_allocated_so_far: field('operation', 'count', {
    stages: update,
    ...computed,
    ...moneyStep('operationalUpdate'),
  }),
  additional_allocation: field('operation', 'count', {
    stages: update,
    ...optional,
    ...moneyStep('operationalUpdate'),
  }),
  total_dref_allocation: field('operation', 'count', {
    stages: followUps,
    ...computed,
    inStage: { operationalUpdate: moneyStep('operationalUpdate') },
  }),
  planned_interventions: field('operation', 'rows', {
    inStage: {
      application: { rowFields: interventionRow('application') },
      operationalUpdate: { rowFields: interventionRow('operationalUpdate') },
      finalReport: { rowFields: interventionRow('finalReport') },
    },
  }),
  proposed_action: field('operation', 'rows', {
    hint: (t) => t.hint_proposed_action,
    stages: costed,
    ...optional,
    isGiven: hasProposedAction,
    inStage: {
      application: { rowFields: proposedActionRow('application') },
      finalReport: { rowFields: proposedActionRow('finalReport') },
    },
  }),
  ...each(
    ['sub_total_cost', 'indirect_cost', 'total_cost'],
    field('operation', 'count', { stages: costed, ...computed }),
  ),
  surge_deployment_cost: field('operation', 'count', {
    stages: costed,
    ...computed,
    inStage: { finalReport: { appliesTo: hasSurgeCost } },
  }),
  ...each(
    ['sub_total_expenditure_cost', 'indirect_expenditure_cost', 'total_expenditure_cost'],
    field('operation', 'count', { stages: report, ...computed }),
  ),
  surge_deployment_expenditure_cost: field('operation', 'count', {
    stages: report,
    ...computed,
    appliesTo: hasSurgeCost,
  }),
};

const services = {
  ...each(
    ['human_resource', 'is_volunteer_team_diverse', 'logistic_capacity_of_ns', 'pmer', 'communication'],
    field('operation', 'longText', { stages: plans }),
  ),
  is_surge_personnel_deployed: field('operation', 'yesNo', { stages: plans }),
  surge_personnel_deployed: field('operation', 'longText', {
    stages: plans,
    appliesTo: saysYes('is_surge_personnel_deployed'),
  }),
  addressed_humanitarian_impacts: field('operation', 'longText', { stages: application }),
  contingency_plans_supporting_document: field('operation', 'files', {
    ...oneDocument,
    stages: application,
    ...optional,
  }),
  ...each(
    ['mitigation_efforts_and_achievements', 'lessons_learned_and_challenges', 'financial_report_description'],
    field('operation', 'longText', { stages: report }),
  ),
  financial_report: field('operation', 'files', { ...onePdf, stages: report }),
};

/** The fields of the Operation tab. @source reference/dref.md, sections 2.3.4, 2.4 and 2.5 */
export const operationFields = { ...targeting, ...risks, ...plan, ...services };
