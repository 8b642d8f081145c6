import { defineStrings } from '#domain/language/strings';

export const readinessStrings = defineStrings('eruReadiness', {
  society: 'National Society',
  type: 'Type of ERU',
  equipment_readiness: 'Equipment',
  people_readiness: 'People',
  funding_readiness: 'Funding',
  contribution: 'Contribution',
  holds: 'Holds this type',
  supports: 'Supports this type',
  comment: 'Comments',
});
