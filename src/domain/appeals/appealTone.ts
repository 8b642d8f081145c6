import { appealType } from './appealTypes';

/** The tone of an appeal's type; always shown with its name. */
export const appealTone = (atype: number) =>
  atype === appealType.dref ? 'orange' : atype === appealType.earlyAction ? 'blue' : 'red';
