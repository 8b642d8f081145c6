import type { DrefAction } from '#contract/drefParts';
import { oneDocument, onePdf } from './drefFiles';
import type { DrefValues } from './drefShape';
import {
  computed,
  defaultsToNo,
  each,
  keepsClientId,
  notPrinted,
  oneRowPerTitle,
  optional,
  percent,
  saysYes,
  type Tab,
} from './fieldEntry';
import {
  anyImminent,
  beyondLoan,
  everyLayout,
  exceptAnyImminent,
  exceptAssessmentAndLoan,
  exceptImminentAndLoan,
  fullPlan,
  fullPlanning,
  imminent,
  likeResponse,
  loan,
  oldImminent,
} from './layouts';
import { interventionRow, proposedActionRow, riskRow } from './rowFields';

const isEntered = (amount: number | null | undefined) => amount !== null && amount !== undefined;

/** Whether a person has entered anything into the two proposed actions, which are never removed. */
const hasProposedAction = (actions: DrefValues['proposed_action']) =>
  (actions ?? []).some(
    ({ total_budget, total_expenditure, activities }) =>
      isEntered(total_budget) || isEntered(total_expenditure) || (activities ?? []).length > 0,
  );

/** Early actions stand before early response. */
const inOrderOfType = ({ proposed_type }: Pick<DrefAction, 'proposed_type'>) => proposed_type;

/** A report shows surge deployment only if it was planned. @source reference/dref.md, section 2.5 */
const hasSurgeCost = ({ surge_deployment_cost }: DrefValues) => Boolean(surge_deployment_cost);

const targetedSplit = { application: likeResponse, operationalUpdate: likeResponse } as const;
const ofReport = { finalReport: exceptImminentAndLoan } as const;
const imminentCost = { application: imminent, finalReport: imminent } as const;
const imminentExpenditure = { finalReport: imminent } as const;

/** Loans have no Operation tab: their money stands with the event. @source reference/dref.md, section 2.3 */
const withEventOfLoan = { movedTo: { step: 'event', section: 'event', layouts: loan } } as const;

/** The Operation tab, which loans do not have. @source reference/dref.md, sections 2.3.4, 2.4 and 2.5 */
export const operationTab = {
  strategy: {
    fields: each(['operation_objective', 'response_strategy'], { kind: 'longText', layouts: fullPlan }),
  },
  targeting: {
    fields: {
      people_assisted: { kind: 'longText', layouts: fullPlan },
      selection_criteria: { kind: 'longText', layouts: fullPlan },
      targeting_strategy_support_file: {
        ...oneDocument,
        layouts: { application: exceptImminentAndLoan },
        ...optional,
      },
      change_in_operational_strategy: {
        kind: 'yesNo',
        layouts: ofReport,
        // the server refuses null
        toBody: (answer: boolean | null) => answer === true,
        ...defaultsToNo,
        ...notPrinted,
      },
      change_in_operational_strategy_text: {
        kind: 'longText',
        layouts: ofReport,
        appliesTo: saysYes('change_in_operational_strategy'),
      },
    },
  },
  population: {
    text: 'populationText',
    isGrid: true,
    fields: each(['women', 'men', 'girls', 'boys'], { kind: 'count', layouts: targetedSplit }),
  },
  assisted: {
    text: 'populationText',
    isGrid: true,
    fields: each(
      [
        'assisted_num_of_women',
        'assisted_num_of_men',
        'assisted_num_of_girls_under_18',
        'assisted_num_of_boys_under_18',
      ],
      { kind: 'count', layouts: { finalReport: exceptAssessmentAndLoan } },
    ),
  },
  // below its parts, without a heading of its own
  operation: {
    fields: { num_assisted: { kind: 'count', layouts: { finalReport: everyLayout } } },
  },
  populationTotals: {
    fields: {
      total_targeted_population: { kind: 'count', layouts: fullPlan },
      disability_people_per: { kind: 'number', layouts: fullPlan, ...percent },
      people_per_urban: { kind: 'number', layouts: fullPlan, ...percent },
      people_per_local: { kind: 'number', layouts: fullPlan, ...percent },
      displaced_people: { kind: 'count', layouts: fullPlan, ...optional },
      people_targeted_with_early_actions: {
        kind: 'count',
        layouts: { operationalUpdate: anyImminent, finalReport: oldImminent },
      },
    },
  },
  policies: {
    fields: each(
      [
        'has_anti_fraud_corruption_policy',
        'has_sexual_abuse_policy',
        'has_child_protection_policy',
        'has_whistleblower_protection_policy',
        'has_anti_sexual_harassment_policy',
      ],
      { kind: 'yesNo', layouts: fullPlan },
    ),
  },
  risks: {
    fields: {
      risk_security: {
        kind: 'rows',
        layouts: fullPlan,
        rowFields: riskRow,
        hint: (t) => t.hint_risk_security,
        ...keepsClientId,
      },
      risk_security_concern: { kind: 'longText', layouts: fullPlan },
      has_child_safeguarding_risk_analysis_assessment: { kind: 'yesNo', layouts: fullPlan },
    },
  },
  plan: {
    fields: {
      budget_file: { ...onePdf, layouts: fullPlanning },
      amount_requested: {
        kind: 'count',
        layouts: { application: exceptAnyImminent },
        unit: 'CHF',
        ...withEventOfLoan,
      },
      dref_allocated_so_far: {
        kind: 'count',
        layouts: { operationalUpdate: everyLayout },
        unit: 'CHF',
        ...computed,
        ...withEventOfLoan,
        ...notPrinted,
      },
      additional_allocation: {
        kind: 'count',
        layouts: { operationalUpdate: everyLayout },
        unit: 'CHF',
        ...optional,
        ...withEventOfLoan,
      },
      total_dref_allocation: {
        kind: 'count',
        layouts: { operationalUpdate: everyLayout, finalReport: exceptImminentAndLoan },
        unit: 'CHF',
        ...computed,
        ...withEventOfLoan,
      },
      planned_interventions: {
        kind: 'rows',
        layouts: fullPlan,
        ...oneRowPerTitle,
        inStage: {
          application: { rowFields: interventionRow('application') },
          operationalUpdate: { rowFields: interventionRow('operationalUpdate') },
          finalReport: { rowFields: interventionRow('finalReport') },
        },
      },
      proposed_action: {
        kind: 'rows',
        layouts: imminentCost,
        hint: (t) => t.hint_proposed_action,
        isGiven: hasProposedAction,
        rowOrder: inOrderOfType,
        inStage: {
          application: { rowFields: proposedActionRow('application') },
          finalReport: { rowFields: proposedActionRow('finalReport') },
        },
        ...optional,
      },
    },
  },
  services: {
    fields: {
      human_resource: { kind: 'longText', layouts: fullPlanning },
      is_volunteer_team_diverse: { kind: 'longText', layouts: fullPlanning },
      is_surge_personnel_deployed: {
        kind: 'yesNo',
        layouts: beyondLoan,
      },
      surge_personnel_deployed: {
        kind: 'longText',
        layouts: beyondLoan,
        appliesTo: saysYes('is_surge_personnel_deployed'),
      },
      ...each(['logistic_capacity_of_ns', 'pmer', 'communication'], { kind: 'longText', layouts: targetedSplit }),
      addressed_humanitarian_impacts: { kind: 'longText', layouts: { application: imminent } },
      contingency_plans_supporting_document: { ...oneDocument, layouts: { application: imminent }, ...optional },
    },
  },
  // printed as the last rows of the table of proposed actions
  costs: {
    reportTitle: 'costsAndExpenditure',
    text: 'costsText',
    isGrid: true,
    isPrinted: false,
    // in applications the table of the budget has them
    isOnlyInReport: true,
    // each cost is followed by its expenditure
    fields: {
      sub_total_cost: { kind: 'count', layouts: imminentCost, unit: 'CHF', ...computed },
      sub_total_expenditure_cost: { kind: 'count', layouts: imminentExpenditure, unit: 'CHF', ...computed },
      surge_deployment_cost: {
        kind: 'count',
        layouts: imminentCost,
        unit: 'CHF',
        inStage: { finalReport: { appliesTo: hasSurgeCost } },
        ...computed,
      },
      surge_deployment_expenditure_cost: {
        kind: 'count',
        layouts: imminentExpenditure,
        unit: 'CHF',
        appliesTo: hasSurgeCost,
        ...computed,
      },
      indirect_cost: { kind: 'count', layouts: imminentCost, unit: 'CHF', ...computed },
      indirect_expenditure_cost: { kind: 'count', layouts: imminentExpenditure, unit: 'CHF', ...computed },
      total_cost: { kind: 'count', layouts: imminentCost, unit: 'CHF', ...computed },
      total_expenditure_cost: { kind: 'count', layouts: imminentExpenditure, unit: 'CHF', ...computed },
    },
  },
  actionsTaken: {
    fields: each(['mitigation_efforts_and_achievements', 'lessons_learned_and_challenges'], {
      kind: 'longText',
      layouts: { finalReport: imminent },
    }),
  },
  finances: {
    fields: {
      financial_report: { ...onePdf, layouts: { finalReport: everyLayout } },
      financial_report_description: { kind: 'longText', layouts: { finalReport: everyLayout } },
    },
  },
} satisfies Tab;
