/** A rule of a language that can be checked without understanding the text. */
interface Rule {
  readonly fault: string;
  readonly isBroken: (text: string) => boolean;
}

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** The first letter or mark with a direction, outside the values. */
const firstDirected = (text: string) => /[\u200e\u200f]|\p{L}/u.exec(text.replace(/\{\w+\}/g, ''))?.[0] ?? '';

const isArabic = (text: string) => /\p{sc=Arabic}/u.test(text);

const rules: Readonly<Record<string, readonly Rule[]>> = {
  fr: [
    { fault: 'breaks before a mark: put U+00A0 for its space', isBroken: (text) => / [?!:;»]|« /.test(text) },
    {
      // an ordinary space between thousands, before a unit or after “n°”
      fault: 'breaks within a figure: put U+202F or U+00A0 for its space',
      isBroken: (text) =>
        /(?<!\d)\d{1,3} \d{3}(?!\d)|n° |[\d}] (?:[%°]|(?:CHF|EUR|Mo|[hkm]?m|kg|kW|kVA|Ah|[htVW])(?![\p{L}\d]))/u.test(
          text,
        ),
    },
  ],
  es: [
    {
      fault: 'lacks an opening ¿ or ¡',
      isBroken: (text) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
    },
    { fault: 'has other quotation marks than « »', isBroken: (text) => /["“”]/.test(text) },
    { fault: 'breaks before %: put U+00A0 for its space', isBroken: (text) => /[\d}] %/.test(text) },
  ],
  ar: [
    {
      // alone in its element, as in a heading, it would be laid out from the left, with its parts in the wrong order
      fault: 'begins from the left: put U+200F before',
      isBroken: (text) => isArabic(text) && /\p{sc=Latin}/u.test(firstDirected(text)),
    },
    {
      // of two names in Latin letters the marks between them would be drawn from the left
      fault: 'joins two values by marks alone: put a word between them',
      isBroken: (text) => /\}[^\p{L}\p{N}{}]*«\{/u.test(text),
    },
    {
      // a comma, semicolon, question or quotation mark of another script, or tanween after its alef
      fault: 'has marks of another script',
      isBroken: (text) => isArabic(text) && /\p{sc=Arabic}[,;?]|[“”]|اً/u.test(text),
    },
  ],
};

/** What breaks a rule of the language in a text; empty for a language without rules. */
export const orthographyFaults = (language: string, text: string): string[] =>
  (rules[language] ?? []).flatMap(({ fault, isBroken }) => (isBroken(text) ? [fault] : []));
