import type { CompletedDref, DrefMini } from '#contract/dref';
import { compareCodes } from '#domain/language/compare';

/** An application of a National Society, from which answers can be taken over. */
export interface EarlierOperation {
  readonly id: number;
  readonly title: string;
  readonly created_at: string;
}

/**
 * The operations of a National Society, the newest first, without one's own application.
 *
 * @param active - rows of the active DREFs, which for some people contain closed ones
 * @param completed - rows of the completed DREFs
 * @source reference/dref.md, section 4.1
 */
export function earlierOperations(
  active: readonly DrefMini[],
  completed: readonly Pick<CompletedDref, 'dref'>[],
  { society, own }: { readonly society: number; readonly own: number | undefined },
): readonly EarlierOperation[] {
  const all = [...active, ...completed.map(({ dref }) => dref)];
  const isFirst = ({ id }: DrefMini, place: number) => all.findIndex((each) => each.id === id) === place;
  return all
    .filter((each, place) => each.national_society === society && each.id !== own && isFirst(each, place))
    .map(({ id, title, created_at }) => ({ id, title, created_at }))
    .toSorted((a, b) => compareCodes(b.created_at, a.created_at));
}
