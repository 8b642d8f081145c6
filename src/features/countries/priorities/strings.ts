import { defineStrings } from '#domain/language/strings';

export const countryPriorityStrings = defineStrings('countryPriorities', {
  plans: 'Plans',
  societyPlan: 'Strategic plan of the National Society ({years})',
  networkPlan: 'IFRC network plan',
  unifiedPlan: 'Unified plan (for the Movement)',
  noPlans: 'No plan of {country} is published.',

  priorities: 'Strategic priorities',
  requested: 'Requested amount',
  people: 'People targeted',
  planNote:
    'The people targeted by the plan are those of its largest priority: the priorities reach partly the same people and are not added up.',
  planSource: 'Source: IFRC unified planning. The plan has no year in the platform.',
  priority: 'Strategic priority',
  funding: 'Funding requirement',
  noPriorities: 'The plan of {country} names no strategic priority.',

  strengths: 'Strengths (PER process)',
  strengthsText: 'The components of the preparedness mechanism that the assessment rated highest.',
  development: 'Key development priorities (PER process)',
  developmentText: 'The components that the assessment rated lowest.',
  noAssessment: 'The preparedness of the National Society of {country} has not been assessed.',
  noComponents: 'The assessment rated no component.',
  assessmentSource: 'Source: PER assessment of cycle {number}, {date}.',
  assessmentSourceUndated: 'Source: PER assessment of cycle {number}, without a date.',
  component: 'Component',
  rating: 'Rating',
});
