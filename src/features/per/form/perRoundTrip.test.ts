import { PerAssessmentBody } from '#contract/perAssessment';
import { PerPrioritizationBody, PerWorkPlanBody } from '#contract/perWorkPlan';
import { describeRoundTrip } from '#tests/roundTrip';
import { assessmentForm } from '../assessment/assessmentForm';
import { prioritizationForm } from '../prioritization/prioritizationForm';
import { workPlanForm } from '../work-plan/workPlanForm';

const component = { id: 1, title: 'Policy', component_num: 1, is_parent: false };
const question = { id: 1, question: 'Is there one?', question_num: 1, answers: [] };
const area = { id: 1, title: 'Policy', area_num: 1 };
const leftOut = { 'added by the actions of the form': ['is_draft', 'overview'] };

const response = {
  component: 1,
  rating: 4,
  notes: 'Notes',
  epi_considerations: 'Epidemics',
  urban_considerations: 'Towns',
  climate_environmental_considerations: 'Heat',
  migration_considerations: 'Routes',
};

describeRoundTrip(
  assessmentForm({
    areas: [{ area, components: [{ component, questions: [question] }] }],
    options: { componentratings: [] },
  } as unknown as Parameters<typeof assessmentForm>[0]),
  PerAssessmentBody,
  {
    layouts: {
      all: {
        area_responses: [
          {
            area: 1,
            component_responses: [
              { ...response, question_responses: [{ question: 1, answer: 7, notes: 'Since 2020' }] },
            ],
          },
        ],
      },
    },
    // a save sends the changed fields only
    over: (stored) => ({ ...stored, area_responses: [] }),
    leftOut: {
      ...leftOut,
      'there are none in a new assessment': [
        'area_responses.id',
        'area_responses.component_responses.id',
        'area_responses.component_responses.question_responses.id',
      ],
    },
  },
);

const [first, second] = [1, 2].map((id) => ({ ...component, id }));
const components = [first, second] as unknown as Parameters<typeof prioritizationForm>[0];

describeRoundTrip(prioritizationForm(components), PerPrioritizationBody, {
  layouts: {
    all: {
      prioritized_action_responses: [
        { id: 5, component: 1, justification_text: 'Weak' },
        { id: 6, component: 2, justification_text: 'Weaker' },
      ],
    },
  },
  leftOut,
});

const action = { actions: 'Train', due_date: '2026-05-01', status: 1 };
const bySociety = { ...action, supported_by_organization_type: 3, supported_by: 107 };
const byOthers = { ...action, supported_by_organization_type: 2 };

describeRoundTrip(workPlanForm(components as unknown as Parameters<typeof workPlanForm>[0]), PerWorkPlanBody, {
  layouts: {
    bySociety: {
      prioritized_action_responses: [{ id: 5, component: 1, ...bySociety }],
      additional_action_responses: [{ id: 7, ...bySociety }],
    },
    byOthers: {
      prioritized_action_responses: [{ id: 5, component: 1, ...byOthers, supported_by: 107 }],
      additional_action_responses: [{ id: 7, ...byOthers, supported_by: 107 }],
    },
  },
  notAsked: { byOthers: ['prioritized_action_responses.supported_by'] },
  leftOut,
});
