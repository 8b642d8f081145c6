import { defineStrings } from '#domain/language/strings';

export const drefShareStrings = defineStrings('drefShare', {
  title: 'Share this DREF',
  text: 'These people may read and edit the application, its operational updates and its final report. Those who are new to the list get an e-mail.',
  people: 'People',
  search: 'Search by user name or e-mail',
  nobody: 'It is shared with nobody yet.',
  shownTo: 'Shared with',
  remove: 'Remove {name}',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'The list of people was saved.',
  searchHint:
    'People are found by a part of their user name or e-mail address, which the server searches. It does not search first and last names.',
});
