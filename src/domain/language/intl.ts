/**
 * Returns what a function makes of a language and some options, made once for each: an object of `Intl` costs more to create than to use a
 * hundred times, and the first of its kind up to 50 ms on a phone.
 */
function cachedByLanguage<T, O extends [options?: object]>(make: (language: string, ...options: O) => T) {
  const cache = new Map<string, T>();
  return (language: string, ...options: O): T => {
    const key = `${language} ${JSON.stringify(options)}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make(language, ...options);
    cache.set(key, made);
    return made;
  };
}

export const numberFormat = cachedByLanguage(
  (language, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

export const dateTimeFormat = cachedByLanguage(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const relativeTimeFormat = cachedByLanguage(
  (language, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, options),
);

export const listFormat = cachedByLanguage(
  (language, options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);

export const displayNames = cachedByLanguage(
  (language, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(language, options),
);

export const collator = cachedByLanguage(
  (language, options?: Intl.CollatorOptions) => new Intl.Collator(language, options),
);

const pluralRules = cachedByLanguage((language) => new Intl.PluralRules(language));

/** The plural category of a count in a language. */
export const pluralCategory = (language: string, count: number): Intl.LDMLPluralRule =>
  pluralRules(language).select(count);
