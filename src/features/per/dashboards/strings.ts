import { defineStrings } from '#domain/language/strings';

/** Strings that several tabs of the preparedness pages share. */
export const preparednessStrings = defineStrings('preparedness', {
  home: 'Home',
  title: 'Preparedness for Effective Response (PER)',
  shortTitle: 'Preparedness',
  pageTitle: '{tab} – Preparedness',
  description:
    'How ready National Societies are to respond, what they strengthen next, and how their ratings change from cycle to cycle.',
  tabs: 'Pages of preparedness',
  summary: 'Global summary',
  performance: 'Global performance',
  catalogue: 'Catalogue of resources',

  approach: 'The PER approach',
  approachText:
    'In a PER cycle a National Society reviews its response mechanism with its branches and partners: 37 components in five areas, from policy to operations support. It then agrees on what to strengthen first, plans how, and follows the plan up.',
  approachLink: 'Disaster preparedness at the IFRC',
  manual: 'User guide',
  contact: 'PER team:',
  phases: 'Phases of a PER cycle',
  phaseNumbered: '{number}. {name}',
  phase1: 'Orientation',
  phase2: 'Assessment',
  phase3: 'Prioritisation',
  phase4: 'Work plan',
  phase5: 'Action and accountability',
  phaseUnknown: 'Phase not known',
  phase1Text: 'Leadership and branches learn about the approach and agree on the assessment.',
  phase2Text: 'Benchmarks are answered and each component is rated.',
  phase3Text: 'The components to strengthen first are chosen.',
  phase4Text: 'Actions, who does them and by when are agreed.',
  phase5Text: 'The plan is carried out, reported on and reviewed.',
  cycleText: 'After the last phase the next cycle begins with a new orientation.',

  previousReport: 'Open the previous report',
  previousReportText: 'The Power BI report that stood here before is still published.',
  catalogueText:
    'The catalogue of resources collects guidance, tools, templates and examples for each component of the PER approach, for National Societies that work on a component and for those who support them.',
  catalogueWhere: 'The catalogue is a published Power BI report, outside this platform. It opens in a new tab.',
  catalogueLink: 'Open the catalogue of resources',

  year: 'Year of assessment',
  noRegion: 'No region',
  none: 'No National Society has a PER cycle on the platform yet.',
  noneForFilter: 'No PER cycle meets these filters.',
  clearFilters: 'Clear the filters',
  export: 'Export table',
  exportNamed: 'Export table: {name}',
  source: 'GO platform',
});

/** @source reference/preparedness.md, section 1.1 */
export const perSummaryStrings = defineStrings('perSummary', {
  phase: 'Phase',
  type: 'Type of assessment',
  basis:
    'Figures, map and charts count the latest cycle of each country that meets the filters. The table by region and year counts all cycles that the server gives, {count} with these filters.',

  countries: 'Countries with a PER cycle',
  assessed: 'Past the assessment',
  assessedInfo: 'Countries whose latest cycle is in prioritisation, work plan, or action and accountability.',
  inAction: 'In action and accountability',
  prioritising: 'With prioritised components',

  byPhase: 'Cycles by phase',
  byPhaseUnit: 'Latest cycles',
  byType: 'Cycles by type of assessment',
  byTypeUnit: 'Latest cycles, those in orientation left out',
  noType: 'No type given',
  cycles: 'Cycles',

  map: 'Countries by PER phase',
  mapNote: 'The number on a point is the phase of the latest cycle.',
  withoutPlace: {
    one: '{count} country has no position and is in the table alone.',
    other: '{count} countries have no position and are in the table alone.',
  },
  noCycle: 'This country has no PER cycle that meets the filters.',
  cycle: 'PER cycle',
  cycleNumbered: 'Cycle {number}',
  assessmentDate: 'Date of assessment',
  openCycle: 'Open cycle {number} of {country}',

  priorities: 'Most prioritised components',
  prioritiesUnit: 'Countries that prioritise it in their latest cycle, of {count} that have prioritised',
  prioritiesAll: 'Show all {count} components',
  prioritiesFewer: 'Show the first {count}',
  noPriorities: 'None of these cycles has prioritised components yet.',

  considerations: 'Considerations in the overview',
  considerationsUnit: 'Latest cycles',
  considerationsNote:
    'Counted is what the overview of a cycle says: whether its assessment looks at this aspect. Older overviews did not ask for all four.',
  epi: 'Epidemic preparedness',
  urban: 'Urban settings',
  climate_environmental: 'Climate and environment',
  migration: 'Migration',
  yes: 'Considered',
  no: 'Not considered',
  unanswered: 'Not said',

  regionYears: 'Cycles by region and year of assessment',
  region: 'Region',
  undated: 'No date yet',
  total: 'Total',
  allRegionsTotal: 'All regions',

  table: 'Table of countries with a PER cycle',
  country: 'Country',
  prioritised: 'Prioritised components',
  updated: 'Last update',
});

/** @source reference/preparedness.md, sections 1.1 and 1.7 */
export const perPerformanceStrings = defineStrings('perPerformance', {
  area: 'Area',
  component: 'Component',
  componentNumbered: '{number}. {name}',
  cycle: 'Cycle',
  cycleNumbered: 'Cycle {number}',
  basis:
    'Ratings go from 1 (does not exist) to 5 (high performance). Components without a rating or not reviewed (0) are left out of every mean and count. Assessments in progress are included.',

  assessments: 'Rated assessments',
  countries: 'Countries assessed',
  ratings: 'Ratings given',
  mean: 'Mean rating',
  meanInfo: 'The mean of all ratings of the assessments and components that meet the filters, from 1 to 5.',

  sourceYears: '{source}, {first} to {last}',

  overTimeByArea: 'Mean rating by area over time',
  overTimeOf: 'Mean rating over time: {component}',
  meanUnit: 'Mean rating, 1 to 5, by year of assessment',
  assessmentsOf: '{name}: assessments',
  standsOn: 'Assessments that the means stand on: {years}.',
  yearCount: '{year}: {count}',
  undated: {
    one: '{count} assessment without a date is left out here.',
    other: '{count} assessments without a date are left out here.',
  },

  byComponent: 'Mean rating of each component by year',
  byComponentNote: 'Beside each mean, in brackets: the number of assessments it stands on.',
  meanCount: '{mean}\u00a0({count})',
  allYearsMean: 'All years',

  distribution: 'Distribution of ratings by component',
  distributionUnit: 'Assessments by rating',
  ratingNumbered: '{value} – {title}',
  ratedAssessments: 'Rated assessments',

  comparison: 'Comparison of countries',
  compare: 'Countries to compare',
  compareHint: 'Up to {count} countries.',
  comparePlaceholder: 'Choose countries',
  compareNone: 'Choose two to {count} countries to see their ratings side by side. The filters above hold here too.',
  compareTooMany: 'Only the first {count} countries are compared.',
  compareOverTime: 'Mean rating of the countries over time',
  compareAreas: 'Mean rating by area in the latest assessment',
  latestOf: '{country}: cycle {number}, {date}',
  latestUndated: '{country}: cycle {number}',
  areaUnit: 'Mean rating, 1 to 5',
  ratedComponents: 'Rated components',
  notRated: '{country} has no rated assessment that meets the filters.',
});
