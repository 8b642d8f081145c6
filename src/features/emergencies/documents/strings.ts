import { defineStrings } from '#domain/language/strings';

export const emergencyDocumentsStrings = defineStrings('emergencyDocuments', {
  featured: 'Featured documents',
  response: 'Response documents',
  addReport: 'Add a report',
  noResponse: 'No response document has been added yet.',
  pinned: 'Pinned',
  reports: 'Reports ({count})',
  reportsCaption: 'Field reports of this emergency',
  appealDocuments: 'Appeal documents ({count})',
  appealDocumentsTitle: 'Appeal documents',
  search: 'Name, code or appeal',
  nothing: 'There are no reports or documents on this emergency yet.',

  columnCreated: 'Created',
  columnName: 'Name',
  columnCountries: 'Countries',
  columnRegions: 'Regions',
  columnDate: 'Date',
  columnType: 'Type',
  columnCode: 'Code',
  columnDescription: 'Description',
  untitled: 'Untitled',
});
