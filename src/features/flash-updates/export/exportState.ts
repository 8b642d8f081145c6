import type { FlashUpdateExport } from '#contract/flashUpdate';
import { safeHref } from '#domain/links/safeUrl';

/** Milliseconds between two questions whether the PDF is ready. @source reference/emergencies.md, section 1.12 */
export const pollInterval = 3000;

/** How often the question is repeated before it is left to the person. */
const mostRepeats = 10;

/** Where the making of a PDF stands: its address once it is ready, `pending` while it is asked for, `not-ready` when that took too long. */
export type ExtractState = { readonly address: string } | 'pending' | 'not-ready';

/**
 * Where the making of a PDF stands.
 *
 * @param answer - the newest one
 * @param answers - how many came since the person asked
 */
export function extractState(answer: FlashUpdateExport, answers: number): ExtractState {
  const address = answer.status === 'ready' ? safeHref(answer.url) : null;
  if (address !== null) return { address };
  return answers > mostRepeats ? 'not-ready' : 'pending';
}
