import { defineStrings } from '#domain/language/strings';

/** What happened in an emergency, day by day. */
export const emergencyTimelineStrings = defineStrings('emergencyTimeline', {
  title: 'Timeline',
  kind: 'Kind',
  allKinds: 'All kinds',
  entries: { one: '{count} entry', other: '{count} entries' },
  none: 'Nothing has been recorded for this emergency yet.',
  partsFailed: 'Some parts of the timeline could not be loaded.',
  untitled: 'Without a title',
  note: 'Starts, appeals and deployments stand on their day, reports and documents on the day they were written, stages of a DREF on the day of their approval. Only what you may open is listed. Deployed units have no dates in the data.',
  start: 'Disaster begins',
  report: 'Field report',
  document: 'Document',
  appealStart: 'Operation starts',
  drefStage: 'DREF stage',
  drefApplication: 'DREF application',
  drefUpdate: 'DREF operational update #{number}',
  drefReport: 'DREF final report',
  appealEnd: 'Operation ends',
  alert: 'Surge alert',
  personnel: 'Person deployed',
  activity: '3W activity',
  affected: 'People affected, by the reports that counted them',
  affectedUnit: 'People, by source',
  affectedSource: 'Field reports of this emergency. Sources count the same people and are never added up.',
  redCross: 'Red Cross Red Crescent',
  government: 'Government',
  other: 'Other sources',
  nearFlash: 'Flash updates of the same country and hazard',
  nearFlashNote:
    'Flash updates name no emergency. These are of its countries and its disaster type, written from two weeks before its start to three months after; they are not part of the timeline.',
});
