import type { Strings } from '#domain/language/strings';
import type { strings } from './strings';
import type { OptionSource } from './useOptions';

/** Whether a value without an option is still to get its name. A search names it by a read of its own, whose state is that of the source. */
const isLoading = <Key extends string | number>({ options, onSearch, isPending, hasFailed }: OptionSource<Key>) =>
  isPending === true || (options === undefined && !hasFailed && (onSearch === undefined || isPending === undefined));

/** Whether a value without an option has none for good: the options are here, and none is it. */
export const hasNoOption = <Key extends string | number>(source: OptionSource<Key>): boolean =>
  !isLoading(source) && !source.hasFailed;

/** The label of a selected value without an option: still loading, not read, or not among the options. */
export const missingLabel = <Key extends string | number>(
  source: OptionSource<Key>,
  t: Strings<(typeof strings)['templates']>,
): string => {
  if (isLoading(source)) return t.fetchingOptions;
  return source.hasFailed ? t.unreadOption : t.unknownOption;
};
