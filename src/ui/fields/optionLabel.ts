import type { Strings } from '#domain/language/strings';
import type { strings } from './strings';
import type { OptionSource } from './useOptions';

/** The label of a selected value without an option: still loading, or not among the options. */
export function missingLabel<Key extends string | number>(
  { options, onSearch, isPending, hasFailed }: OptionSource<Key>,
  t: Strings<(typeof strings)['templates']>,
): string {
  const isLoading = isPending || (options === undefined && onSearch === undefined && !hasFailed);
  return isLoading ? t.fetchingOptions : t.unknownOption;
}
