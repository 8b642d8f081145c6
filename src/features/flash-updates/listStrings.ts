import { defineStrings } from '#domain/language/strings';

/** Separate from the labels of the form and the page: in one file with them, the list would load the form's code. */
export const flashUpdateListStrings = defineStrings('flashUpdatesTable', {
  title: 'All flash updates',
  heading: 'All flash updates ({count})',
  description: 'First news of emergencies for the federation, newest first.',
  caption: 'Flash updates',
  newUpdate: 'New flash update',
  actions: 'Actions for {title}',
  view: 'View details',
  edit: 'Edit',
  editInOriginal: 'Written in {language}: choose that language at the top of the page to edit it.',
});
