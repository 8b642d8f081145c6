import { defineStrings } from '#domain/language/strings';

/** The comparison of two versions of a protocol. */
export const eapCompareStrings = defineStrings('eapCompare', {
  title: 'Compare versions',
  earlier: 'Compare',
  later: 'with',
  version: 'Version {version}',
  none: 'Nothing differs.',
  counted: { one: '{count} answer differs.', other: '{count} answers differ.' },
  before: 'Before',
  now: 'Now',
  nothing: 'nothing',
  same: 'Choose two different versions.',
  print: 'Print with changes',
  close: 'Close',
});
