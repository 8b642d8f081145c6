import { defineStrings } from '#domain/language/strings';

export const emergencyStrings = defineStrings('emergency', {
  pageTitle: 'Emergency - {name}',
  home: 'Home',
  emergencies: 'Emergencies',
  failedTitle: 'Emergency',
  refused:
    'Emergency {id} cannot be shown. It may not exist, it may have been removed, or it is not visible to you: some emergencies are shown only to people who are logged in, or to some of them.',
  refusedSlug:
    'There is no emergency at this address that you may see. It may have been removed or renamed, or it is shown only to people who are logged in.',
  failed: 'The emergency could not be loaded.',
  allEmergencies: 'View all emergencies',
  logIn: 'Log in',
  opening: 'Opening the emergency…',
  following: 'Following the emergency…',
  notFollowed: 'The emergency could not be followed.',
  openEmergency: 'Open the emergency',

  follow: 'Follow',
  unfollow: 'Unfollow',
  editEvent: 'Edit event',
  createReport: 'Create field report',
  mergedLabel: 'Merged emergency',
  merged: 'This emergency was merged into another one, which holds what is new.',
  openParent: 'Open the main emergency',

  severity: 'Crisis category: {level}',
  severityLabel: 'Crisis categories',
  severityIntro:
    'The federation categorises crises by their scale, their complexity and the capacity of the National Society to respond.',
  severityYellow:
    'A crisis of limited scale. The National Society responds with its own means, or with some support from the federation’s emergency fund.',
  severityOrange:
    'A crisis of considerable scale or complexity. The National Society needs support of the region and of other members.',
  severityRed: 'A crisis of large scale or high complexity. It needs the support of the whole federation.',
  severitySince: 'Categorised on {date}.',
  severityNone: 'Crisis category not set',
  severityNoneText: 'Nobody has categorised this emergency yet.',
  places: 'Where it struck',
  started: 'Started on {date}',

  targeted: 'People targeted',
  requirements: 'Funding requirements',
  funding: 'Funding',
  coverage: 'Share of the requirements that is funded',
  appealsSource: 'Appeals {codes}',

  brief: 'Brief on one page',
  share: 'Share',

  tabs: 'Parts of this emergency',
  details: 'Emergency details',
  timeline: 'Timeline',
  reports: 'Reports/Documents',
  activities: 'Activities',
  surge: 'Surge',
  additional: 'Additional Info {tab}',
  tabsFailed: 'Some tabs of this emergency could not be loaded.',
  noSuchTab: 'There is no such tab on this emergency.',
  openDetails: 'Open the details',
});
