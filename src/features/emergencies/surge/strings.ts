import { defineStrings } from '#domain/language/strings';

export const emergencySurgeStrings = defineStrings('emergencySurge', {
  personnelFigure: 'Active rapid response personnel',
  erusFigure: 'Active emergency response units',
  alerts: 'Open and stood-down surge alerts',
  viewAllAlerts: 'View all surge alerts',
  personnel: 'Rapid response personnel deployed today',
  personnelCounted: 'Rapid response personnel deployed today ({count})',
  viewAllPersonnel: 'View all deployed personnel',
  erus: 'ERUs deployed today',
  erusCounted: 'ERUs deployed today ({count})',
  viewAllErus: 'View all deployed ERUs',
});
