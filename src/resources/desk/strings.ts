import { defineStrings } from '#domain/language/strings';

/** What waits for a person: the blocks of the page 'For me'. */
export const deskStrings = defineStrings('desk', {
  pageTitle: 'For me',
  intro: 'What waits for you, the oldest first.',
  more: 'All of them',
  andMore: { one: 'and {count} more', other: 'and {count} more' },

  drefs: 'DREF documents to finalise or approve',
  noDrefs: 'No DREF document waits for you.',
  toFinalize: 'To be finalised',
  toRetry: 'Translation failed: to be finalised again',
  toApprove: 'To be approved',

  units: 'Local units to validate',
  noUnits: 'No local unit waits for you.',
  waitingSince: 'Waiting since {date}',

  cycles: 'PER cycles with an open form or overdue actions',
  noCycles: 'No PER cycle waits for you.',
  overdue: { one: '{count} action overdue since {date}', other: '{count} actions overdue, the oldest since {date}' },
  openStep: 'Open: {step}',

  alerts: 'Surge alerts that close within seven days',
  alertsOfView: 'Surge alerts of your view “{name}” that close within seven days',
  noAlerts: 'No surge alert closes within seven days.',
  closes: 'Closes on {date}',
  closesToday: 'Closes today',

  reports: 'Emergencies of your countries without a report for ten days',
  noReports:
    'Every emergency of your countries that was reported on in the last 90 days was reported on in the last ten.',
  lastReport: 'Last report on {date}',

  followed: 'Followed emergencies that changed in the last seven days',
  noFollowed: 'No emergency that you follow changed in the last seven days.',
  changed: 'Changed on {date}',
});
