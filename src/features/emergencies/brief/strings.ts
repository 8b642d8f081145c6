import { defineStrings } from '#domain/language/strings';

/** An emergency or an operation on one page. */
export const emergencyBriefStrings = defineStrings('emergencyBrief', {
  intro:
    '{name} on one page, to read, print or save as PDF: situation, people, response, money, gaps, contacts and sources. As of {date}.',
  print: 'Print or save as PDF',
  tab: 'Brief',

  response: 'Response',
  personnel: 'Rapid response personnel deployed',
  units: 'Emergency response units deployed',
  activities: '3W activities',
  societies: 'National Societies with activities',
  responseSource: 'Deployed today, and activities of any status that you may see.',
  partsFailed: 'Some parts could not be loaded: what they hold is missing here.',

  gaps: 'Gaps',
  unfunded: 'Not funded yet',
  openPositions: 'Open calls for personnel',
  noOpenPositions: 'None',
  notReported: 'Not in the newest field report',
  allReported: 'Every figure is given',
  noReport: 'No field report with figures',

  sources: 'Sources',
  noSources: 'No report or document is published.',
  moreSources: { one: 'and {count} older one', other: 'and {count} older ones' },
  wholeTimeline: 'Timeline with all of them',

  operationTitle: 'Operation {code}',
  operationIntro:
    '{name} on one page, to read, print or save as PDF. As of {date}; the figures of the operation were last changed on {changed}.',
  operation: 'Operation',
  noOperation: 'No operation has the code {code}.',
  unconfirmed:
    'The emergency of this operation is not confirmed yet: its situation, response and contacts are not known.',
  type: 'Type',
  code: 'Code',
  country: 'Country',
  emergency: 'Emergency',
  start: 'Start',
  end: 'End',
  status: 'Status',
  requested: 'Requested',
  funded: 'Funded',
  coverage: 'Share of the request that is funded',
  targeted: 'People targeted',
  sector: 'Sector',
  moneySource: 'Appeal {code}',
});
