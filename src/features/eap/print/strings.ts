import { defineStrings } from '#domain/language/strings';

/** The print pages of early action protocols. */
export const eapPrintStrings = defineStrings('eapPrint', {
  simplified: 'Simplified Early Action Protocol',
  full: 'Full Early Action Protocol',
  summary: 'Summary of a Full Early Action Protocol',
  withChanges: 'Changes since version {version} are marked.',
  noChanges: 'This is the first version: there are no changes to mark.',
  noVersion: 'There is no such version of this protocol.',
  number: 'Protocol number',
  version: 'Version',
  timeframe: 'Timeframe',
  years: { one: '{count} year', other: '{count} years' },
  approvedOn: 'Approved on',
  pictureFailed: 'The picture could not be loaded',
  removed: 'Removed: {name}',
  added: 'Added: {name}',
  facts: 'The protocol in short',
  hazard: 'Hazard',
  allocation:
    'The protocol asks the Disaster Response Emergency Fund for CHF {total}: CHF {before} for readiness and prepositioning of {society} against {hazard}, and CHF {action} for early action.',
  strategy: 'Operational strategy',
  contents: 'Contents',
});
