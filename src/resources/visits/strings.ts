import { defineStrings } from '#domain/language/strings';

/** What is new on a page since a person last visited it on this device. */
export const visitStrings = defineStrings('sinceLastVisit', {
  new: 'New',
  since: 'New since your last visit on {date}:',
  nothing: 'Nothing new since your last visit on {date}.',
  notCounted: 'Some of what may be new could not be counted.',
  reports: { one: '{count} field report', other: '{count} field reports' },
  documents: { one: '{count} document', other: '{count} documents' },
  alerts: { one: '{count} surge alert', other: '{count} surge alerts' },
  emergencies: { one: '{count} emergency', other: '{count} emergencies' },
  edited: 'the page of the emergency was changed',
});
