import { defineStrings } from '#domain/language/strings';

/** Texts of tables, filters, figures, charts, maps and print layouts. */
export const displayStrings = defineStrings('uiDisplay', {
  // Missing values, and yes and no. @source reference/product.md, section 8
  notAvailable: 'Not available',
  yes: 'Yes',
  no: 'No',
  fetching: 'Fetching data...',
  empty: 'Data is not available!',

  // Lists and dates
  more: { one: 'and {count} more', other: 'and {count} more' },
  fewer: 'Show fewer',
  amountOf: '{amount} of {total}',
  classOnwards: '{from} or more',
  rangeBoth: '{from} – {to}',
  rangeFrom: 'Since {from}',
  rangeTo: 'Until {to}',
  source: 'Source: {source}',
  asOf: 'As of {date}',
  machineTranslated: 'The contents in this page was machine translated from {language}!',

  // Tables
  actions: 'Actions',
  showDetails: 'Show details of {name}',
  hideDetails: 'Hide details of {name}',
  pages: 'Pages of {name}',
  pageRange: '{from}–{to} of {total}',
  results: { one: '{count} result: {name}', other: '{count} results: {name}' },
  resultsShown: {
    one: '{count} result: {name}. Rows {from} to {to} are shown.',
    other: '{count} results: {name}. Rows {from} to {to} are shown.',
  },
  previous: 'Previous',
  next: 'Next',
  pageSize: 'Rows per page',

  // Filters
  all: 'All',
  filters: 'Filters',
  filtersOf: 'Filters: {label}',
  filtersActive: { one: 'Filters ({count} active)', other: 'Filters ({count} active)' },
  clearFilters: 'Clear filters',
  applyFilters: 'Apply',
  chosenFilters: 'Chosen filters',
  removeFilter: 'Remove {name}',

  // Charts
  chartOptions: 'Options of the chart',
  chartTable: 'Show as table',
  chartDrawing: 'Show as chart',
  downloadImage: 'Download image',
  downloadCsv: 'Download data',
  downloadFailed: 'The image could not be made.',
  dataFailed: 'The file with the data could not be made.',
  legend: 'Legend',
  chartKeys: 'Use the arrow keys to move between points.',
  chartPoint: '{series}, {label}: {value}',
  chartSinglePoint: '{label}: {value}',
  chartFlow: '{from} to {to}: {value}',
  chartLabel: 'Label',
  chartValue: 'Value',
  chartShare: 'Share',
  chartFrom: 'From',
  chartTo: 'To',
  today: 'Today',
  others: 'Others',
  noData: 'No data',

  // Maps
  map: 'Map',
  mapDisclaimer:
    'The maps used do not imply the expression of any opinion on the part of the organisation concerning the legal status of a territory or of its authorities.',
  mapSource: 'Base map: Natural Earth',
  mapUnavailable: 'This browser cannot draw the map. The same facts are in the list.',
  mapFailed: 'The map could not be loaded. The same facts are in the list.',
  mapLoading: 'Loading the map...',
  mapZoomIn: 'Zoom in',
  mapZoomOut: 'Zoom out',
  mapFullScreen: 'Show the map in full screen',
  mapLeaveFullScreen: 'Leave full screen',
  mapClosePopup: 'Close',
  mapPlaces: 'Places on the map',
  mapShowAll: 'Show all places',
  mapFingers: 'One finger scrolls the page, two fingers move the map.',

  // Print
  printedOn: 'Printed on {date}',
  printedRows: 'The first {shown} of {total} rows are printed.',
});
