import type { Language } from '#domain/language/language';
import type { Translations } from '#domain/language/strings';

/** The translations of one language by the path of their file, `/translations/fr/dref/drefForm.json`. */
interface CarriedLanguage {
  /** The translations of shell, design system and resources, which every page needs. */
  readonly shared: Readonly<Record<string, Translations>>;
  /** The translations of the features, one chunk per area. */
  readonly areas: Readonly<Record<string, () => Promise<Translations>>>;
}

type Carried = ReadonlyMap<string, () => Promise<Translations>>;

const none: Translations = {};

const importLanguage: Readonly<Partial<Record<Language, () => Promise<CarriedLanguage>>>> = {
  fr: () => import('./carried/fr'),
  es: () => import('./carried/es'),
  ar: () => import('./carried/ar'),
};

const namespaceOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

const byNamespace = ({ shared, areas }: CarriedLanguage): Carried =>
  new Map([
    ...Object.entries(shared).map(([path, translations]) => [namespaceOf(path), async () => translations] as const),
    ...Object.entries(areas).map(([path, load]) => [namespaceOf(path), load] as const),
  ]);

/**
 * The translations that come with the product, in chunks by language and area. English has none.
 *
 * @returns loads those of a namespace, empty without any; rejects when a chunk cannot be fetched, and may be called again
 */
export function carriedTranslations(language: Language): (namespace: string) => Promise<Translations> {
  let carried: Promise<Carried> | undefined;
  const load = () => {
    carried ??= importLanguage[language]?.().then(byNamespace);
    carried?.catch(() => {
      carried = undefined;
    });
    return carried;
  };
  // starts immediately, in parallel with the code of the page
  void load();
  return async (namespace) => (await (await load())?.get(namespace)?.()) ?? none;
}
