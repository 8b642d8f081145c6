import { collator } from './intl';

type Text = string | null | undefined;

/** Compares names as the readers of a language sort them; a missing name comes first. */
export function compareNames(language: string) {
  const { compare } = collator(language);
  return (a: Text, b: Text): number => compare(a ?? '', b ?? '');
}

/** Compares ISO dates, moments of the server and keys: by their characters, in every language; a missing one comes first. */
export function compareCodes(a: Text, b: Text): number {
  const [first, second] = [a ?? '', b ?? ''];
  return first < second ? -1 : Number(first > second);
}
