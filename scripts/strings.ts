import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { definitions, englishFor, englishOf } from './strings/definitions';
import { stringProblems } from './strings/problems';
import { PushError, planPush, pushedStrings, sendStrings, storedStrings } from './strings/push';
import { type TranslatedLanguage, translatedInto, translationsInto } from './strings/translations';

const listFile = 'dist/strings.json';
/** The environment variable with an editor's token; an argument would be visible in the process list. */
const tokenVariable = 'GO_API_TOKEN';

const english = new Map(definitions.map(({ definition }) => [definition.namespace, englishOf(definition)]));

/** Writes the list for translators. @returns a summary with the number of untranslated strings by language */
function writeList(): string {
  const translations = new Map(
    translatedInto.map((language) => [
      language,
      new Map(translationsInto(language).map(({ namespace, strings }) => [namespace, strings])),
    ]),
  );
  const translated = (language: TranslatedLanguage, namespace: string, key: string) =>
    translations.get(language)?.get(namespace)?.[key] ?? null;
  const rows = [...english].flatMap(([page_name, strings]) =>
    [...strings].map(([key, en]) => ({
      page_name,
      key,
      en,
      fr: translated('fr', page_name, key),
      es: translated('es', page_name, key),
      ar: translated('ar', page_name, key),
    })),
  );
  mkdirSync('dist', { recursive: true });
  writeFileSync(listFile, `${JSON.stringify(rows, null, 2)}\n`);
  const missing = translatedInto.map((language) => `${language} ${rows.filter((row) => !row[language]).length}`);
  return `${rows.length} strings in ${definitions.length} namespaces; not translated: ${missing.join(', ')}`;
}

/** Sends the translations that a server lacks; without a token only counts them. */
async function push(base: URL, token: string | undefined): Promise<void> {
  for (const language of translatedInto) {
    const own = pushedStrings(translationsInto(language), (namespace, key) => englishFor(english.get(namespace), key));
    const { missing, outdated, different, same } = planPush(own, await storedStrings(base, language));
    console.log(
      `${language}: ${missing.length} missing, ${outdated.length} of an older English text; ${same} are the same, ${different} worded otherwise there stay`,
    );
    if (!token) continue;
    await sendStrings(base, language, [...missing, ...outdated], token);
    console.log(`${language}: ${missing.length + outdated.length} sent`);
  }
  if (!token) console.log(`Nothing was sent: set ${tokenVariable} to the token of an editor of these languages.`);
}

function baseOf(address: string): URL {
  try {
    return new URL(address.endsWith('/') ? address : `${address}/`);
  } catch {
    throw new PushError(`"${address}" is not a URL; for example --push https://api.example.org/`);
  }
}

/** npm run strings [-- --push BASE]: checks the strings and writes the list for translators, or sends translations to a server. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { push: { type: 'string' } } });
  const problems = stringProblems();
  for (const problem of problems) console.error(problem);
  if (values.push === undefined) {
    console.log(writeList());
    console.log(`${problems.length} problems; the list for translators is ${listFile}`);
    return problems.length > 0 ? 1 : 0;
  }
  if (problems.length > 0) {
    console.error('Nothing was sent: fix the problems first.');
    return 1;
  }
  try {
    await push(baseOf(values.push), process.env[tokenVariable]);
    return 0;
  } catch (error) {
    if (!(error instanceof PushError)) throw error;
    console.error(error.message);
    return 1;
  }
}
