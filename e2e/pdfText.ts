import { inflateSync } from 'node:zlib';

/** The text of each page of a PDF from Chromium, whose objects are uncompressed and whose streams are deflated. */
export function pagesOfPdf(pdf: Buffer): readonly string[] {
  const source = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, body);
  }
  const object = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const streamOf = (id: string | undefined): string => {
    const body = object(id);
    const start = body.indexOf('stream\n');
    if (start < 0) return '';
    const content = Buffer.from(body.slice(start + 'stream\n'.length, body.lastIndexOf('\nendstream')), 'latin1');
    return (body.includes('/FlateDecode') ? inflateSync(content) : content).toString('latin1');
  };
  const fontWords = new Map<string, ReadonlyMap<string, string>>();
  const textOf = (font: string) => {
    const known = fontWords.get(font);
    if (known) return known;
    const words = toUnicode(streamOf(/\/ToUnicode (\d+) 0 R/.exec(object(font))?.[1]));
    fontWords.set(font, words);
    return words;
  };
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b(?!s)/.test(body))
    .map((page) => {
      const fonts = new Map(
        [...(/\/Font\s*<<([\s\S]*?)>>/.exec(page)?.[1] ?? '').matchAll(/\/(\S+) (\d+) 0 R/g)].map(
          ([, name = '', id = '']) => [name, id] as const,
        ),
      );
      const content = streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
      return pageText(content, (name) => textOf(fonts.get(name) ?? ''));
    });
}

const unicode = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('');

/** The characters of a font by glyph code: two or four hexadecimal digits, the same length within a font. */
function toUnicode(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', letter = ''] of block.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g)) {
      letters.set(code.toUpperCase(), unicode(letter));
    }
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', letter = ''] of block.matchAll(
      /<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g,
    )) {
      const start = Number.parseInt(first, 16);
      const base = Number.parseInt(letter, 16);
      for (let code = start; code <= Number.parseInt(last, 16); code += 1) {
        const key = code.toString(16).toUpperCase().padStart(first.length, '0');
        letters.set(key, String.fromCharCode(base + code - start));
      }
    }
  }
  return letters;
}

/** The text of a page in drawing order. */
function pageText(content: string, lettersOf: (font: string) => ReadonlyMap<string, string>): string {
  let letters: ReadonlyMap<string, string> = new Map();
  const words: string[] = [];
  for (const [token, font, run] of content.matchAll(
    /\/(\S+) [\d.]+ Tf|((?:<[\dA-Fa-f]+>|\[[^\]]*\])) ?T[jJ]|\bET\b/g,
  )) {
    if (font) letters = lettersOf(font);
    else if (token === 'ET') words.push(' ');
    else {
      const width = [...letters.keys()][0]?.length ?? 4;
      const hex = [...(run ?? '').matchAll(/<([\dA-Fa-f]+)>/g)].map(([, code = '']) => code.toUpperCase()).join('');
      for (let at = 0; at < hex.length; at += width) words.push(letters.get(hex.slice(at, at + width)) ?? '');
    }
  }
  return words.join('').replace(/\s+/g, ' ');
}
