import { defineStrings } from '#domain/language/strings';

export const emergencySurgeStrings = defineStrings('emergencySurge', {
  personnelFigure: 'Active rapid response personnel',
  erusFigure: 'Active emergency response units',
  alerts: 'Open surge alerts',
  viewAllAlerts: 'View all surge alerts',
  personnel: 'Rapid response personnel',
  viewAllPersonnel: 'View all deployed personnel',
  erus: 'Deployed ERUs',
  erusCounted: 'Deployed ERUs ({count})',
  viewAllErus: 'View all deployed ERUs',
});
