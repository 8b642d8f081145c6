import type { Option, OptionKey } from './definition';

/**
 * The name of an option. A key without an option, as where the options could not be loaded, is told as it is when it is a word, and as
 * `unnamed` when it is a number, which says nothing to a reader.
 */
export const optionName = (options: readonly Option[], key: OptionKey, unnamed: string): string =>
  options.find((option) => option.key === key)?.label ?? (typeof key === 'string' ? key : unnamed);
