import { defineStrings } from '#domain/language/strings';

/** The strings of the page about the fund. */
export const drefLandingStrings = defineStrings('drefLanding', {
  title: 'Disaster Response Emergency Fund',
  description:
    'The DREF pays National Societies quickly for small and medium emergencies, and for action before a disaster strikes.',
  myDrefs: 'My DREF processes',
  start: 'Start an application',
  anticipatoryPillar: 'Anticipatory pillar',
  anticipatoryText:
    'For what is about to happen: early actions and early response within 45 days. The actions come to CHF 75,000; indirect costs, and surge personnel where they are deployed, are added to them.',
  eapText:
    'For what comes again and can be forecast: an early action protocol, written beforehand, which says what is done once its trigger is reached.',
  registerEap: 'Register an early action protocol',
  allEaps: 'Early action protocols',
  responsePillar: 'Response pillar',
  responsePillarText:
    'For what has happened: an assessment where the needs are not known yet, a response where they are, and a loan that starts an operation for which an Emergency Appeal is launched.',
  whichType: 'Which type of DREF is it?',
  yourAnswers: 'Your answers',
  hasHappened: 'Has the disaster or crisis happened?',
  isForecast: 'Is it forecast, or have signs shown that it will strike soon?',
  needsLoan: 'Is an Emergency Appeal launched for it, which needs money to start with?',
  areNeedsKnown: 'Do you know what the people affected need?',
  yes: 'Yes',
  no: 'No',
  back: 'Back',
  startOver: 'Start over',
  imminent: 'Imminent',
  imminentText:
    'Act before it strikes: plan early actions and early response for 45 days. Have the forecast and the people at risk at hand.',
  assessment: 'Assessment',
  assessmentText: 'Find out first what is needed. An operational update can become a response afterwards.',
  response: 'Response',
  responseText:
    'Plan interventions for the needs that you know. Have figures of the people affected, the needs and a budget summary at hand.',
  loan: 'Loan',
  loanText: 'The loan starts the operation of the Emergency Appeal. It has operational updates, and no final report.',
  notYet: 'No DREF yet',
  notYetText:
    'Without an event or a forecast there is nothing to apply for yet. For a hazard that comes again, develop an early action protocol now.',
  running: 'Running DREF operations',
  runningCounted: 'Running DREF operations ({count})',
  noOperations: 'No DREF operation runs at the moment.',
  faq: 'Questions and answers',
  whoApplies: 'Who applies?',
  whoAppliesAnswer:
    'A National Society. Anyone with an account can write its application here and share it with colleagues, who then read and edit it.',
  whoApproves: 'Who approves it?',
  whoApprovesAnswer:
    'The DREF coordinators of the region. They finalise the document first, which translates it into English, and approve it then.',
  howLong: 'How long does an operation last?',
  howLongAnswer:
    'An imminent one 45 days. The others end with the month that you choose, at most 30 months after the approval.',
  whatChanges: 'What if the situation changes?',
  whatChangesAnswer:
    'Once the application is approved, an operational update says what changes: time, place, people, budget, or a second allocation. The final report ends the operation.',
  whichLanguage: 'In which language is it written?',
  whichLanguageAnswer:
    'In English, French, Spanish or Arabic: the language of the site when the document is created. It can be exported in all of them.',
  offline: 'Can I write it without a connection?',
  offlineAnswer:
    'Yes: the new application offers a spreadsheet to fill in, and imports it later. What you type here is kept on your device until it is saved.',
});
