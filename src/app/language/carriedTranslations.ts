import type { Language } from '#domain/language/language';
import type { Translations } from '#domain/language/strings';

/** The translations of one language by the path of their file, `/translations/fr/dref/drefForm.json`. */
interface CarriedLanguage {
  /** The translations of shell, design system and resources, which every page needs. */
  readonly shared: Readonly<Record<string, Translations>>;
  /** The translations of the features, one chunk per area. */
  readonly areas: Readonly<Record<string, () => Promise<Translations>>>;
}

/** Loads the chunk of each namespace of a feature. */
type Carried = ReadonlyMap<string, () => Promise<unknown>>;

const none: Translations = {};

const importLanguage: Readonly<Partial<Record<Language, () => Promise<CarriedLanguage>>>> = {
  fr: () => import('./carried/fr'),
  es: () => import('./carried/es'),
  ar: () => import('./carried/ar'),
};

const namespaceOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

const areaOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The bundled translations of one language. */
export interface CarriedTranslations {
  /** Loads those of a namespace, empty without any; rejects when a chunk cannot be fetched, and may be called again. */
  readonly load: (namespace: string) => Promise<Translations>;
  /** Those of a namespace whose chunk has arrived. */
  readonly loaded: (namespace: string) => Translations | undefined;
}

/** The translations that come with the product, in chunks by language and area. English has none. */
export function carriedTranslations(language: Language): CarriedTranslations {
  let carried: Promise<Carried> | undefined;
  const loaded = new Map<string, Translations>();
  /** Loads a namespace with the others of its chunk. */
  const loadArea = (areas: CarriedLanguage['areas'], path: string) =>
    Promise.all(
      Object.entries(areas).map(async ([other, loadOther]) => {
        if (areaOf(other) === areaOf(path)) loaded.set(namespaceOf(other), await loadOther());
      }),
    );
  const index = ({ shared, areas }: CarriedLanguage): Carried => {
    for (const [path, translations] of Object.entries(shared)) loaded.set(namespaceOf(path), translations);
    return new Map(Object.keys(areas).map((path) => [namespaceOf(path), () => loadArea(areas, path)]));
  };
  const load = () => {
    carried ??= importLanguage[language]?.().then(index);
    carried?.catch(() => {
      carried = undefined;
    });
    return carried;
  };
  // starts immediately, in parallel with the code of the page
  void load();
  return {
    load: async (namespace) => {
      const areas = await load();
      if (!loaded.has(namespace)) await areas?.get(namespace)?.();
      return loaded.get(namespace) ?? none;
    },
    loaded: (namespace) => loaded.get(namespace),
  };
}
