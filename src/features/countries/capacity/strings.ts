import { defineStrings } from '#domain/language/strings';

export const countryCapacityStrings = defineStrings('countryCapacity', {
  evaluations: 'IFRC evaluations database',
  organisation: 'Organisational capacity assessments',
  organisationText:
    'OCAC assesses the capacity of a National Society as an organisation, BOCA that of its branches, which assess themselves.',
  noAssessments: 'No organisational capacity assessment of the National Society of {country} is known.',
  ocac: 'OCAC assessments',
  boca: { one: 'BOCA assessments ({count} branch)', other: 'BOCA assessments ({count} branches)' },
  date: 'Submitted',
  branch: 'Branch',
  report: 'Report',
  openReport: 'Open the report {code}',
  moreDetails: 'OCAC on the federation’s databank',

  preparedness: 'Preparedness and response capacity',
  preparednessText: 'The cycles in which the National Society assesses its preparedness (PER), the latest first.',
  noCycles: 'The National Society of {country} has no PER cycle.',
  cycle: 'Cycle {number}: PER process of {country}',
  updated: 'Last update',
  phase: 'Phase',
  assessed: 'Date of assessment',
  kind: 'Type of assessment',
  focalPoint: 'Focal point',
  email: 'E-mail',
  view: 'View',
  viewCycle: 'View cycle {number}',
  start: 'Start a PER process',
  summary: 'PER global summary',
  cyclesSource: 'Source: GO platform, as the National Society and the PER team enter it.',
});
