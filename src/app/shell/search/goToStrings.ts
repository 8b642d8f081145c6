import { defineStrings } from '#domain/language/strings';

/** Strings of what the search field finds without the server. */
export const goToStrings = defineStrings('goTo', {
  hint: 'Type the name of a page, country, emergency or form.',
  recent: 'Recent',
  page: 'Page',
  form: 'Form',
  kept: 'Kept for offline',
  onDevice: 'On this device',
  allEmergencies: 'All emergencies',
  allAppeals: 'All appeals',
  allFieldReports: 'All field reports',
  allFlashUpdates: 'All flash updates',
  surgeAlerts: 'Surge alerts',
  deployedPersonnel: 'Deployed personnel',
  deployedErus: 'Deployed ERUs',
  eruReadiness: 'Update ERU readiness',
  allProjects: 'All 3W projects',
  allActivities: 'All 3W activities',
  newProject: 'New 3W project',
  imminent: 'Imminent events',
  seasonal: 'Seasonal risks',
  notifications: 'Notifications',
  myFieldReports: 'My field reports',
  myPer: 'My PER processes',
  myThreeW: 'My 3W',
  outbox: 'Outbox',
});
