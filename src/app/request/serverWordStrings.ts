import { defineStrings } from '#domain/language/strings';

/** The product's own words for what the server refuses, by the keys of `serverWords.ts`. */
export const serverWordStrings = defineStrings('serverWords', {
  required: 'Please fill this in.',
  number: 'Enter a number.',
  wholeNumber: 'Enter a whole number.',
  email: 'Enter a valid e-mail address.',
  url: 'Enter a valid web address.',
  date: 'Enter a valid date.',
  unknownChoice: 'Choose one of the options that are offered.',
  unknownRecord: 'What is chosen here does not exist any more.',
  tooLong: 'At most {count} characters are accepted.',
  tooSmall: 'Enter {count} or more.',
  tooLarge: 'Enter {count} or less.',
  permission: 'You do not have the permission to do this.',
  technical: 'The server had a technical problem. Its team has been told.',
  originalLanguage: 'This can be changed only in the language in which it was written: {language}.',
  // account
  addressTaken: 'There is an account with this e-mail address already.',
  wrongPassword: 'The e-mail address or the password is wrong, or the account is not active yet.',
  unknownAddress: 'There is no account with this e-mail address.',
  noRegistration: 'No registration with this e-mail address waits for its confirmation.',
  alreadyActive: 'This account is active already: log in with your password.',
  registrationExpired: 'This registration was not confirmed within 30 days. Please register again.',
  wrongOldPassword: 'This is not your present password.',
  commonPassword: 'This password is used by many people: choose another one.',
  tokenInPast: 'The token must expire in the future.',
  tokenTooLong: 'A token can be valid for 365 days at most.',
  tokensOff: 'This server does not make tokens. Please tell its administrators.',
  // ERU readiness
  unitTypeTwice: 'A type of unit is given twice.',
  unitTypeTaken: 'A type of unit belongs to another record already. Load the page again.',
  // DREF and EAP
  approved: 'This document is approved and cannot be changed any more.',
  drefApproval: 'Only a DREF coordinator of the region can approve this.',
  imageOwner: 'A picture can be attached only by the person who uploaded it. Upload it again.',
  tooManyImages: 'At most four pictures can be added.',
  pdfOnly: 'Only PDF files are accepted.',
  workbookOnly: 'The file is no Excel workbook (XLSX).',
  eapExists: 'There is a protocol for this registration already.',
  eapBegun: 'The registration cannot be changed any more: its protocol has been started.',
  eapBudget: 'The validated budget has to be uploaded first.',
  eapChecklist: 'The updated checklist has to be uploaded first.',
  // local units
  unitName: 'Give the name of the unit, in the local language or in English.',
  unitHealth: 'A unit of this type cannot have answers about health care.',
  unitManaged: 'Units of this type are externally managed in this country: they change by file import alone.',
  unitPlace: 'This position is outside the country.',
  unitValidated: 'The unit is validated already.',
  unitNotValidated: 'The unit waits for validation: it cannot be changed until then.',
  // PER
  notDraft: 'This is submitted already and cannot be changed any more.',
  // 3W
  provinces: 'The provinces belong to different countries.',
  eventNeeded: 'A multilateral emergency operation needs its emergency.',
  unitNeeded: 'Choose the deployed ERU that leads the activity.',
  supplies: 'A supply does not belong to this action any more. Remove its row.',
  // flash updates
  countryTwice: 'A country is chosen twice.',
  tooManyCountries: 'At most ten countries can be chosen.',
});
