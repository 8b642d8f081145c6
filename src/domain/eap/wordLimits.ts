import type { EapKind } from './eapTypes';

/** The most words of a text, which the client alone enforces. @source reference/eap.md, sections 2.1, 2.4 and 2.5 */
export const wordLimits: Readonly<Record<EapKind, Readonly<Record<string, number>>>> = {
  simplified: {
    prioritized_hazard_and_impact: 500,
    risks_selected_protocols: 150,
    selected_early_actions: 150,
    overall_objective_intervention: 150,
    potential_geographical_high_risk_areas: 100,
    assisted_through_operation: 100,
    selection_criteria: 100,
    trigger_statement: 100,
    trigger_threshold_justification: 100,
    next_step_towards_full_eap: 100,
    early_action_capability: 500,
    rcrc_movement_involvement: 150,
  },
  full: {
    technical_working_groups_in_place_description: 150,
    hazard_selection: 1_000,
    exposed_element_and_vulnerability_factor: 1_500,
    prioritized_impact: 500,
    trigger_statement: 200,
    forecast_selection: 750,
    definition_and_justification_impact_level: 750,
    identification_of_the_intervention_area: 500,
    early_action_selection_process: 2_000,
    evidence_base: 1_200,
    usefulness_of_actions: 500,
    feasibility: 500,
    early_action_implementation_process: 750,
    trigger_activation_system: 500,
    selection_of_target_population: 500,
    stop_mechanism: 500,
    meal: 1_200,
    operational_administrative_capacity: 1_200,
    strategies_and_plans: 500,
    advance_financial_capacity: 300,
    budget_description: 500,
    readiness_cost_description: 500,
    prepositioning_cost_description: 500,
    early_action_cost_description: 500,
    eap_endorsement: 300,
  },
};

/** Words of the description of a key actor. */
export const actorWords = 150;

/** The number of words of a text: parts between spaces, in any script. */
export const countWords = (text: string | null | undefined): number => text?.trim().match(/\S+/g)?.length ?? 0;
