import { defineStrings } from '#domain/language/strings';

export const reportRuleStrings = defineStrings('fieldReportRules', {
  wholeNumber: 'Enter a whole number, such as 1200.',
  zeroOrMore: 'Enter zero or more.',
  moreThanZero: 'Enter more than zero.',
  tooMany: 'Enter at most {max}.',
  date: 'Enter a date such as 2026-09-28.',
  noEpidemicWarning: 'An early warning cannot be about an epidemic.',
  guidelines: 'Please confirm that the text follows the content guidelines.',
  visibilityNotOffered: 'This is not offered for the chosen country or for your organisation. Please choose another.',
  amountMissing: 'Give the amount too, or take the choice back.',
  choiceMissing: 'Say too what was decided, or take the amount out.',
});
