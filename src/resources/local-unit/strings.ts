import { defineStrings } from '#domain/language/strings';

/** Local units wherever they are listed, shown and changed. */
export const localUnitStrings = defineStrings('localUnits', {
  untitled: 'Local unit without a name',
  type: 'Type',
  facility: 'Health facility type',
  status: 'Status',
  address: 'Address',
  dataDate: 'Date of the data',
  updated: 'Last update',
  country: 'Country',
  details: 'All details of {name}',
  website: 'More details on its website',
  none: 'No local unit is known here yet.',
  localUnits: 'Local units',
});
