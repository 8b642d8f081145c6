import type { DrefType } from '#contract/enums';
import { drefType } from './drefTypes';

/** The questions that lead to a type of DREF; each is answered with yes or no. */
export type DrefQuestion = 'hasHappened' | 'isForecast' | 'needsLoan' | 'areNeedsKnown';

/** Where the answers lead: a type of DREF, or none yet. */
export type DrefOutcome = { readonly type: DrefType } | { readonly type: null };

type Branch = DrefQuestion | DrefOutcome;

const tree: Readonly<Record<DrefQuestion, { readonly yes: Branch; readonly no: Branch }>> = {
  hasHappened: { yes: 'needsLoan', no: 'isForecast' },
  isForecast: { yes: { type: drefType.imminent }, no: { type: null } },
  needsLoan: { yes: { type: drefType.loan }, no: 'areNeedsKnown' },
  areNeedsKnown: { yes: { type: drefType.response }, no: { type: drefType.assessment } },
};

/** An answered question. */
export interface DrefDecision {
  readonly question: DrefQuestion;
  readonly isYes: boolean;
}

/** The way through the tree so far. */
export interface DrefWay {
  readonly decisions: readonly DrefDecision[];
  /** The next question; null once there is an outcome. */
  readonly next: DrefQuestion | null;
  readonly outcome: DrefOutcome | null;
}

/**
 * The way through the questions with the given answers. Answers beyond an outcome are ignored.
 *
 * @source reference/dref.md, sections 1.3 and 7
 */
export function drefWay(answers: readonly boolean[]): DrefWay {
  const decisions: DrefDecision[] = [];
  let at: Branch = 'hasHappened';
  for (const isYes of answers) {
    if (typeof at !== 'string') break;
    decisions.push({ question: at, isYes });
    at = tree[at][isYes ? 'yes' : 'no'];
  }
  return typeof at === 'string' ? { decisions, next: at, outcome: null } : { decisions, next: null, outcome: at };
}
