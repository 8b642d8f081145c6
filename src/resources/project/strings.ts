import { defineStrings } from '#domain/language/strings';

/** 3W projects wherever they are listed, filtered and acted on. */
export const projectStrings = defineStrings('projects', {
  untitled: 'Untitled project',
  country: 'Receiving country',
  society: 'National Society',
  name: 'Project name',
  provinces: 'Province / Region',
  countrywide: 'Countrywide',
  sector: 'Sector',
  tags: 'Tags',
  budget: 'Total budget (CHF)',
  programmeType: 'Programme type',
  operationType: 'Operation type',
  disasterType: 'Disaster type',
  status: 'Status',
  targeted: 'People targeted',
  reached: 'Services provided to people in need',
  period: 'Start and end',
  search: 'Search in project names',

  actions: 'Actions for {name}',
  view: 'View project details',
  edit: 'Edit',
  editInOriginal: 'Written in {language}: choose that language at the top of the page to edit it.',
  duplicate: 'Duplicate',
  history: 'Project history',
  delete: 'Delete',
  deleteHeading: 'Delete this project?',
  deleteText: '“{name}” is removed for everybody. This cannot be undone.',
  deleted: 'The project was deleted.',
  add: 'Add 3W project',
  viewAll: 'View all projects',
  closed: '3W projects are closed',
  closedText:
    'Projects are no longer collected here. What was reported stays readable; it cannot be added to or changed.',
});
