const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** The cached value of a key, created on the first call. */
function cached<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** A cached number format: creating one costs more than using it a hundred times. */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  cached(numberFormats, `${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, options));

/** The plural category of a count in a language. */
export const pluralCategory = (language: string, count: number): Intl.LDMLPluralRule =>
  cached(pluralRules, language, () => new Intl.PluralRules(language)).select(count);
