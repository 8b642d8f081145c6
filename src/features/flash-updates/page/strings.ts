import { defineStrings } from '#domain/language/strings';

export const flashUpdatePageStrings = defineStrings('flashUpdateDetails', {
  pageName: 'Flash update',
  edit: 'Edit',
  share: 'Share',
  export: 'Export as PDF',
  failed:
    'This flash update could not be loaded. Either there is none with the number {id}, or you have no permission to see it.',
  failedOtherwise: 'This flash update could not be loaded.',
  createdBy: 'Written by {name} on {date}',
  created: 'Written on {date}',
  modified: 'Last changed on {date}',
  basics: 'At a glance',
  noProvinces: 'No province named',
  actions: 'Actions taken',
  resources: 'Resources',
  openSource: 'Open the source',
  openDocument: 'Open the document: {name}',
  contacts: 'Contacts',
  sharedWith: 'Shared with',
  untitledMap: 'Map {place}',
  untitledImage: 'Image {place}',
});
