import { defineStrings } from '#domain/language/strings';

/** The strings of the comparison of a document with the stage before it. */
export const drefCompareStrings = defineStrings('drefCompare', {
  show: 'What changed since: {stage}',
  title: 'What changed',
  text: 'This document beside the one before it: {stage}.',
  counted: { one: '{count} answer differs.', other: '{count} answers differ.' },
  nothing: 'No answer differs from the document before.',
  shared:
    'No comparison is possible for {lists}: these rows still belong to both documents, so that a change made elsewhere shows in both.',
  before: 'Before',
  now: 'Now',
  takeBack: 'Take back',
  takeBackNamed: 'Take back: {field}',
  rowAdded: 'This row is new.',
  rowRemoved: 'This row was removed.',
  close: 'Close',
  row: '{list}: {row}',
  partOfRow: '{row}, {field}',
  asSummary: 'Add these changes to the summary',
  summaryHint: 'It lists what differs from the document before. Say afterwards why it changed.',
  summaryAdded: 'The changes were added to the summary. Please say there why they are needed.',
  summaryComplete: 'The summary names every change already, or nothing differs from the document before.',
  quoted: '“{text}”',
  lineChanged: '{field}: {now} instead of {before}',
  lineNew: '{field}: {now}, not answered before',
  lineGone: '{field}: no longer answered, before {before}',
  lineText: '{field}: changed',
  lineAdded: '{field}: added',
  lineRemoved: '{field}: removed',
  failed: 'The document before could not be read, so that nothing can be compared.',
});
