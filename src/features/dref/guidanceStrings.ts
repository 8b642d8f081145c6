import { defineStrings } from '#domain/language/strings';

/**
 * What belongs into the answers of DREF documents and how much of it (`guide_`), and a model sentence (`example_`), by the names of the
 * fields. The forms and the import template show the same words.
 *
 * @source reference/dref.md, sections 2 and 6
 */
export const drefGuidanceStrings = defineStrings('drefGuidance', {
  guide_main_donors: 'The donors who replenished this allocation, as the IFRC names them. At most 500 characters.',
  guide_ns_request_text: 'Name each operation with its code and year. One line an operation is enough.',
  example_ns_request_text: 'Kenya Floods 2024 (MDRKE058): same counties, 12,000 people assisted.',
  guide_dref_recurrent_text:
    'Say what is different this time: scale, place, or capacity that is exhausted. Three to five sentences.',
  example_dref_recurrent_text:
    'Seasonal floods are expected, but the river rose 2 m above the level of 2019 and reached towns that were never flooded before.',
  guide_lessons_learned:
    'What earlier operations taught, and what this one does differently because of it. Three to five points, each with its consequence.',
  example_lessons_learned:
    'In 2024 cash arrived five weeks late; the agreement with the provider is therefore signed already.',
  guide_child_safeguarding_risk_level:
    'The level that the analysis found, and the measures against it. Two to four sentences.',
  example_child_safeguarding_risk_level:
    'Medium: volunteers work with unaccompanied children; all are briefed and have signed the code of conduct.',
  guide_summary_of_change:
    'Each change, why it is needed and what it does to people, time and budget. One paragraph a change.',
  example_summary_of_change:
    'The timeframe grows from four to six months, because the road to Garissa was closed for seven weeks.',
  guide_specified_trigger_met: 'Which threshold was met, when, and by which source. Two or three sentences.',
  example_specified_trigger_met:
    'On 3 May the meteorological department forecast more than 100 mm in 24 hours, the agreed threshold.',
  guide_event_text: 'When the hazard is expected to strike, or struck. At most 500 characters.',
  example_event_text: 'Between 5 and 7 May 2026, first on the coast.',
  guide_hazard_date_and_location:
    'The forecast with its source, the days of impact and the places, smallest first. One or two paragraphs.',
  example_hazard_date_and_location:
    'The cyclone is forecast to make landfall on 6 May near Pemba, with winds of 150 km/h (national service, 3 May).',
  guide_hazard_vulnerabilities_and_risks:
    'Who would be hit hardest and why, what would be lost, and what is known from similar events. Two or three paragraphs.',
  example_hazard_vulnerabilities_and_risks:
    'Some 8,000 people live in houses of mud within 500 m of the river; in 2019 a third of these collapsed.',
  guide_event_description:
    'Facts alone: what happened, when, where, and what has been lost or damaged, each figure with its source. Two to four paragraphs; the response comes later.',
  example_event_description:
    'On 3 May 2026 the Tana river burst its banks in Garissa county; the county government counts 4,200 houses under water.',
  guide_event_development: 'How the event went on after the last document, and how it ended. Two or three paragraphs.',
  example_event_development: 'The water fell from 20 May on; by 10 June all but 300 families had gone home.',
  guide_anticipatory_actions:
    'What is won by acting before the impact, and what waiting would cost. Two to four sentences.',
  example_anticipatory_actions:
    'Moving 600 families now takes two days; after the landfall the only road is expected to be cut for a week.',
  guide_event_scope:
    'Who is affected most and how: groups, places, services and livelihoods. Compare with a normal year. Two or three paragraphs.',
  example_event_scope:
    'Garissa is hit hardest: 60% of those displaced are there, and two of its five health centres are closed.',
  guide_num_affected:
    'Everybody whose life is disturbed, not only those who will be assisted. One source; do not add up counts of several.',
  guide_number_of_people_affected:
    'Everybody whose life is disturbed, as it is known now. Say in the description why it changed.',
  guide_people_in_need:
    'Part of the people affected: those whose basic needs are not met. It cannot exceed the people affected.',
  guide_source_information: 'The reports from which your figures come, with links that others can open.',
  guide_national_society_actions:
    'What the National Society has done already: what, where, for how many, since when. Three to five sentences an action.',
  example_national_society_actions:
    'Since 4 May 120 volunteers have evacuated 900 people in Garissa and run two first aid posts.',
  guide_national_society_conducted_description:
    'Actions with other money than this allocation. Three to five sentences.',
  example_national_society_conducted_description:
    'With its own funds the Society repaired four wells for 1,200 people in July.',
  guide_ifrc:
    'What the delegation does for this operation: coordination, technical support, staff. Three to five sentences.',
  example_ifrc: 'The Nairobi delegation supports the assessment with two delegates and coordinates the partners.',
  guide_partner_national_society:
    'One sentence for each National Society that takes part: what it gives, and where. Say so if none is there.',
  example_partner_national_society: 'The Finnish Red Cross lends a water expert for two months.',
  guide_icrc: 'Whether the ICRC is in the country, and what it does in this response. Two or three sentences.',
  example_icrc: 'The ICRC has an office in Garissa and restores family links in three camps.',
  guide_national_authorities: 'What the government has declared, leads and provides. Three to five sentences.',
  example_national_authorities: 'The county declared an emergency on 4 May and feeds 2,000 people in schools.',
  guide_un_or_other_actor: 'Who else works where, and which gaps they leave. One sentence an organisation.',
  example_un_or_other_actor: 'UNICEF trucks water to four camps; nobody serves the villages upstream.',
  guide_major_coordination_mechanism:
    'Which groups meet, who leads them, and the part of the National Society. Two to four sentences.',
  example_major_coordination_mechanism:
    'The shelter group meets weekly under the county; the Society leads it with IFRC.',
  guide_needs_identified:
    'Only needs that an assessment or a source shows: how many people, where, what is missing. One paragraph a need; what is done about it belongs to the interventions.',
  example_needs_identified: '2,300 people in three camps share 40 latrines, one for 57 instead of one for 20.',
  guide_identified_gaps:
    'What the assessment could not reach or ask, and when it will be known. Two to four sentences.',
  example_identified_gaps: 'Two villages are cut off; a team reaches them by boat in the second week.',
  guide_operation_objective: 'One sentence: how many people, which help, where, in which time.',
  example_operation_objective:
    'To assist 5,000 people in Garissa with shelter, water and cash for four months after the floods of May 2026.',
  guide_response_strategy:
    'How the objective is reached: the main lines, in which order, why these, and how people have a say. Three to five paragraphs.',
  example_response_strategy: 'The first month brings water and shelter; cash follows once the markets have opened.',
  guide_people_assisted:
    'Which groups are assisted, where and why these. It must agree with the figures below. One or two paragraphs.',
  example_people_assisted:
    '1,000 families in three camps whose houses were destroyed, first those with small children.',
  guide_selection_criteria: 'The criteria, who applies them, and how people can complain. One or two paragraphs.',
  example_selection_criteria:
    'Families with a destroyed house and no income are listed with the village committee, and the list is read out.',
  guide_change_in_operational_strategy_text: 'What was done otherwise than planned, and why. One paragraph.',
  example_change_in_operational_strategy_text: 'Cash replaced relief goods, since the markets opened after two weeks.',
  guide_total_targeted_population:
    'Each person once, even if several interventions reach them: not the sum of the interventions.',
  guide_num_assisted: 'Each person once, even if several interventions reached them.',
  guide_disability_people_per:
    'A share of the people targeted. Where it is not known, use the national figure and say so.',
  guide_people_per_urban: 'A share of the people targeted. Urban and rural together are 100.',
  guide_people_per_local: 'A share of the people targeted. Urban and rural together are 100.',
  guide_displaced_people: 'Those among the people targeted who are displaced or migrating; a number, not a share.',
  guide_people_targeted_with_early_actions: 'Those who were reached before the impact; each person once.',
  guide_risk: 'What could endanger the operation or people: one risk a row, with how likely it is.',
  example_risk: 'The road to the camps may be cut by new rain (likely).',
  guide_mitigation: 'What is done so that it does not happen, or does less harm.',
  example_mitigation: 'Goods for four weeks are stored on the far side of the river.',
  guide_risk_security_concern:
    'Dangers for staff, volunteers and people assisted, and the rules against them. One paragraph.',
  example_risk_security_concern: 'Teams travel by day alone, in two vehicles, and report at each stop.',
  guide_amount_requested:
    'In whole Swiss francs. It equals the sum of the interventions, the total of the budget summary.',
  guide_additional_allocation:
    'What is asked for on top of what is allocated already; zero without a request. With it, say that the budget changes and that a second allocation is requested.',
  guide_planned_interventions:
    'One row for each sector that this allocation pays for, besides coordination and services. The budgets add up to the amount requested.',
  guide_budget: 'In whole Swiss francs, as in the budget summary.',
  guide_person_targeted: 'People whom this intervention is to reach; each once within it.',
  guide_person_assisted: 'People whom it has reached; zero counts.',
  guide_activities_text: 'One activity a line: what, how many, for whom.',
  example_activities_text: 'Distribute 1,000 shelter kits to families in three camps.',
  guide_indicator_title: 'What is counted, so that two people would count the same. One to four an intervention.',
  example_indicator_title: 'Number of families who received a shelter kit',
  guide_target: 'A number without a unit: the unit belongs to the indicator.',
  guide_actual: 'What has been reached until now; zero counts.',
  guide_progress_towards_outcome:
    'What has been done, what it has changed for people, and what is behind plan. Three to five sentences.',
  example_progress_towards_outcome: '640 of 1,000 kits are distributed; the rest waits for the road to open.',
  guide_narrative_description_of_achievements:
    'What was done and what it changed for people, with figures. One or two paragraphs.',
  example_narrative_description_of_achievements:
    '980 families received kits, and nine of ten live in a dry shelter now.',
  guide_challenges: 'What was difficult, and what was done about it. Two to four sentences.',
  example_challenges: 'Kits arrived three weeks late, so that tarpaulins were bought in Nairobi.',
  guide_lessons_learnt: 'What should be done again or otherwise next time. One to three points.',
  example_lessons_learnt: 'Keep 500 kits in Garissa before the rains.',
  guide_total_budget: 'In whole Swiss francs. Both kinds of action add up to CHF 75,000.',
  guide_total_expenditure: 'In whole Swiss francs, what was spent; zero counts.',
  guide_activity: 'What is done before the impact or right after it, for how many people.',
  example_activity: 'Warn 2,000 families by megaphone and text message two days ahead.',
  guide_human_resource:
    'How many staff and volunteers, where from, and what they are trained in. Two to four sentences.',
  example_human_resource: '15 staff and 120 volunteers of the branch, of whom 40 are trained in first aid.',
  guide_is_volunteer_team_diverse:
    'Women and men, languages and groups in the team, and what is done about gaps. Two or three sentences.',
  example_is_volunteer_team_diverse: 'Half of the volunteers are women, and all speak Somali or Orma.',
  guide_surge_personnel_deployed: 'Which profiles, for how long. One line a person.',
  example_surge_personnel_deployed: 'A water and sanitation coordinator for two months.',
  guide_logistic_capacity_of_ns: 'Who buys and moves what, from where, by which rules. Two to four sentences.',
  example_logistic_capacity_of_ns: 'The Society buys locally by its own rules; 500 kits come from the regional store.',
  guide_pmer: 'Who follows the indicators, how often, and how the operation is evaluated. Two to four sentences.',
  example_pmer: 'The branch reports every two weeks; a survey of 300 families follows in month four.',
  guide_communication: 'Who speaks for the operation, and by which channels. Two or three sentences.',
  example_communication: 'The spokesperson of the Society answers the media; stories appear weekly online.',
  guide_addressed_humanitarian_impacts:
    'Which losses the actions prevent or lessen, and for whom. One or two paragraphs.',
  example_addressed_humanitarian_impacts: 'Strengthened roofs keep 600 families from losing their homes.',
  guide_mitigation_efforts_and_achievements:
    'What was done before and after the impact, and what it prevented. One or two paragraphs.',
  example_mitigation_efforts_and_achievements: '590 of 600 roofs were strengthened, and 12 were lost.',
  guide_lessons_learned_and_challenges:
    'What was difficult, and what should be done otherwise next time. One or two paragraphs.',
  example_lessons_learned_and_challenges: 'Money reached the branch a day after the landfall; an advance is needed.',
  guide_financial_report_description:
    'Every difference of more than ten per cent to a line of the budget, with its reason. One line each.',
  example_financial_report_description: 'Transport: 18% more, because the road was closed and boats were hired.',
  guide_operation_timeframe:
    'Whole months from the approval, at most 30. The end is the last day of the month in which they end.',
  guide_total_operation_timeframe: 'All months from the start of the operation, not only those that are added.',
  guide_glide_code: 'The number of the disaster at glidenumber.net; leave it empty if it has none.',
  example_glide_code: 'FL-2026-000051-KEN',
});
