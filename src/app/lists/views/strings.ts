import { defineStrings } from '#domain/language/strings';

/** Strings of the views of lists that people save. */
export const savedViewStrings = defineStrings('savedViews', {
  menu: 'Views',
  saved: 'Saved views',
  current: 'As shown now',
  edit: 'Save or remove views…',
  title: 'Views of this list',
  text: 'A view keeps the filters and the order that are shown now, on this device. Its address can be copied and sent.',
  name: 'Name',
  nameHint: 'A saved view of the same name is replaced.',
  nameNeeded: 'A name of one to {count} characters is needed.',
  save: 'Save this view',
  close: 'Done',
  removeNamed: 'Remove {name}',
  savedNow: 'The view “{name}” is saved on this device.',
  removedNow: 'The view “{name}” is removed.',
});
