import { defineStrings } from '#domain/language/strings';

export const emergencySurgeStrings = defineStrings('emergencySurge', {
  personnelFigure: 'Active rapid response personnel',
  erusFigure: 'Active emergency response units',
  alerts: 'Open surge alerts',
  viewAllAlerts: 'View all surge alerts',
  columnAlertDate: 'Alert date',
  columnDuration: 'Duration',
  columnStart: 'Start date',
  columnPosition: 'Position',
  columnKeywords: 'Keywords',
  columnEmergency: 'Emergency',
  columnCountry: 'Country',
  columnStatus: 'Status',
  immediately: 'Immediately',

  personnel: 'Rapid response personnel',
  viewAllPersonnel: 'View all deployed personnel',
  columnType: 'Type',
  columnParty: 'Deploying party',
  columnTo: 'Deployed to',
  columnName: 'Name',
  columnTimeline: 'Timeline',
  rapidResponse: 'Rapid Response',

  erus: 'Deployed ERUs',
  erusCounted: 'Deployed ERUs ({count})',
  viewAllErus: 'View all deployed ERUs',
  columnOwner: 'Owner',
  columnUnits: 'Personnel units',
  columnEquipment: 'Equipment units',
  columnDeployedTo: 'Country deployed to',
});
