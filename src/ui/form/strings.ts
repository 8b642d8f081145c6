import { defineStrings } from '#domain/language/strings';

export const strings = defineStrings('uiForm', {
  problems: { one: '{count} problem to fix', other: '{count} problems to fix' },
  addRow: 'Add',
  removeRow: 'Remove {row}',
  rowName: '{list} {count}',
  rowAdded: '{row} added',
  rowRemoved: '{row} removed',
  noRows: 'None yet.',
  leaveHeading: 'Leave without saving?',
  leaveMessage: 'This form has changes that are not saved.',
  closeMessage: 'What you entered in this window is not saved.',
  leave: 'Leave',
  stay: 'Stay',
});
