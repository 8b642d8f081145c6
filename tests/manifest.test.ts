import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routeAt } from '#app/routes/routeAt';
import { languages } from '#domain/language/language';

const fileOf = (language: string) => `public/manifest${language === 'en' ? '' : `.${language}`}.webmanifest`;
const read = (language: string) => JSON.parse(readFileSync(fileOf(language), 'utf8'));

/** Width and height of a PNG, from its header. */
function sizeOf(path: string): string {
  const bytes = readFileSync(`public${path}`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe.each(languages)('the manifest in %s', (language) => {
  const manifest = read(language);

  test('is in its language, and otherwise the same', () => {
    const { description, lang, dir, shortcuts, ...same } = manifest;
    const { description: _d, lang: _l, dir: _r, shortcuts: englishShortcuts, ...english } = read('en');
    expect(lang).toBe(language);
    expect(dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(same).toEqual(english);
    expect(shortcuts).toHaveLength(englishShortcuts.length);
    if (language !== 'en') expect(description).not.toBe(read('en').description);
  });

  test('has icons of the sizes that it says, one of them maskable', () => {
    const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
    for (const { src, sizes } of pngs) expect(`${src} ${sizeOf(src)}`).toBe(`${src} ${sizes}`);
    expect(pngs.map(({ purpose }: { purpose?: string }) => purpose ?? 'any')).toContain('maskable');
    expect(existsSync(`public${manifest.icons.at(-1).src}`)).toBe(true);
  });

  test('leads to pages that exist', () => {
    for (const { url } of manifest.shortcuts) expect(routeAt({ pathname: url, hash: '' })).not.toBeNull();
  });
});
