/**
 * Returns what a function makes of a language and some options, made once for each: an object of `Intl` costs more to create than to use a
 * hundred times, and the first of its kind up to 50 ms on a phone.
 */
function cachedByLanguage<T, O extends object>(make: (language: string, options: O) => T) {
  const cache = new Map<string, T>();
  return (language: string, ...[options]: Partial<O> extends O ? [options?: O] : [options: O]): T => {
    const key = `${language} ${JSON.stringify(options ?? {})}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make(language, options ?? ({} as O));
    cache.set(key, made);
    return made;
  };
}

export const numberFormat = cachedByLanguage<Intl.NumberFormat, Intl.NumberFormatOptions>(
  (language, options) => new Intl.NumberFormat(language, options),
);

export const dateTimeFormat = cachedByLanguage<Intl.DateTimeFormat, Intl.DateTimeFormatOptions>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

export const relativeTimeFormat = cachedByLanguage<Intl.RelativeTimeFormat, Intl.RelativeTimeFormatOptions>(
  (language, options) => new Intl.RelativeTimeFormat(language, options),
);

export const listFormat = cachedByLanguage<Intl.ListFormat, Intl.ListFormatOptions>(
  (language, options) => new Intl.ListFormat(language, options),
);

export const displayNames = cachedByLanguage<Intl.DisplayNames, Intl.DisplayNamesOptions>(
  (language, options) => new Intl.DisplayNames(language, options),
);

export const collator = cachedByLanguage<Intl.Collator, Intl.CollatorOptions>(
  (language, options) => new Intl.Collator(language, options),
);

const pluralRules = cachedByLanguage<Intl.PluralRules, Intl.PluralRulesOptions>(
  (language, options) => new Intl.PluralRules(language, options),
);

/** The plural category of a count in a language. */
export const pluralCategory = (language: string, count: number): Intl.LDMLPluralRule =>
  pluralRules(language).select(count);
