import { defineStrings } from '#domain/language/strings';

/** Columns of alerts, people and units. */
export const surgeStrings = defineStrings('surgeColumns', {
  alertDate: 'Alert date',
  deadline: 'Apply until',
  deadlineNear: 'Closes soon',
  deadlineToday: 'Closes today',
  deadlinePast: 'Deadline passed',
  duration: 'Duration',
  startDate: 'Start date',
  endDate: 'End date',
  immediately: 'Immediately',
  position: 'Position',
  keywords: 'Keywords',
  emergency: 'Emergency',
  country: 'Country',
  status: 'Status',
  type: 'Type',
  rapidResponse: 'Rapid Response',
  party: 'Deploying party',
  deployedTo: 'Deployed to',
  name: 'Name',
  timeline: 'Timeline',
  owner: 'Owner',
  units: 'Personnel units',
  equipment: 'Equipment units',
  eruCountry: 'Country deployed to',
});
