import { defineStrings } from '#domain/language/strings';

export const homeStrings = defineStrings('home', {
  title: 'Home',
  heading: 'What is happening, and who is responding',
  description: 'Active operations, appeals and deployments across the network, updated as National Societies report.',
  highlighted: 'Highlighted operations',
  viewAllEmergencies: 'View all emergencies',
  noHighlights:
    'No operation is highlighted at the moment. The map and the table below show everything that is running.',
});
