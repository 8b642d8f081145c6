import { defineStrings } from '#domain/language/strings';

/** The choice of people with whom a record is shared. */
export const sharingStrings = defineStrings('sharing', {
  people: 'People',
  search: 'Search by user name or e-mail',
  nobody: 'It is shared with nobody yet.',
  shownTo: 'Shared with',
  remove: 'Remove {name}',
  cancel: 'Cancel',
  save: 'Save',
  searchHint:
    'People are found by a part of their user name or e-mail address, which the server searches. It does not search first and last names.',
});
