import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './importGraph';
import { literalTexts } from './literalTexts';

const root = resolve(import.meta.dirname, '..');

describe('literal texts of attributes', () => {
  test('are found by literalTexts', () => {
    expect(literalTexts('const a = <p title="Say it"><b aria-label={"Say"}>{t.there}</b></p>;')).toEqual([
      'title="Say it"',
      'aria-label="Say"',
    ]);
    expect(literalTexts('const a = <p className="wide" title={t.there} placeholder="5 %" />;')).toEqual([]);
  });

  test('do not occur in the product', () => {
    const files = sourceFiles('src').filter(
      (path) => path.endsWith('.tsx') && !/\.test\.tsx$/.test(path) && !path.startsWith('src/ui/gallery/'),
    );
    expect(files.length).toBeGreaterThan(80);
    const wrong = files.flatMap((path) =>
      literalTexts(readFileSync(join(root, path), 'utf8')).map((words) => `${path}: ${words}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** A label joined with what follows it, which French separates by another space. */
const joinedByColon = /\}: \$\{|join\(': '\)/;

describe('labels', () => {
  test('that are joined with a text are found', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    expect(joinedByColon.test('`${t.stepOf}: ${text}`')).toBe(true);
    expect(joinedByColon.test("[row, label].join(': ')")).toBe(true);
    expect(joinedByColon.test('labelled(language, t.stepOf, text)')).toBe(false);
  });

  test('are joined by labelled alone, in the punctuation of the language', () => {
    const notShown = ['src/domain/format/labelled.ts', 'src/features/surge-catalogue/checkCatalogue.ts'];
    const wrong = sourceFiles('src')
      .filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('src/ui/gallery/') && !notShown.includes(path))
      .flatMap((path) =>
        readFileSync(join(root, path), 'utf8')
          .split('\n')
          .filter((line) => joinedByColon.test(line) && !line.includes('new Error('))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(wrong).toEqual([]);
  });
});
