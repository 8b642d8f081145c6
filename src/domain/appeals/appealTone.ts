import { appealType } from './operations';

/** The colour that goes with an appeal's type wherever it is named; the words always stand beside it. */
export const appealTone = (atype: number) =>
  atype === appealType.dref ? 'orange' : atype === appealType.earlyAction ? 'blue' : 'red';
