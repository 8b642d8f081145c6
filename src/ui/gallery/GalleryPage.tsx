import { type FunctionComponent, lazy, useEffect, useMemo } from 'react';
import { compareCodes } from '#domain/language/compare';
import { englishOnly, LanguageContext } from '#ui/language/LanguageContext';
import { Button } from '../actions/Button';
import { LazyBlock } from '../feedback/LazyBlock';
import { Skeleton } from '../feedback/Skeleton';
import { PageHeader } from '../layout/PageHeader';
import { UiProvider } from '../layout/UiProvider';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import styles from './GalleryPage.module.css';

type SectionModule = { readonly default: FunctionComponent };

/** `fieldsText.tsx` reads "Fields text". */
const titleOf = (file: string) => {
  const words = file.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const sections = Object.entries(import.meta.glob<SectionModule>('./sections/*.tsx'))
  .map(([path, load]) => {
    const id = path.replace(/^.*\/|\.tsx$/g, '');
    return { id, title: titleOf(id), Section: lazy(load) };
  })
  .sort((a, b) => compareCodes(a.title, b.title));

/**
 * Every component of the design system in every state, for development only. A file in `sections/` has one group as its default export.
 *
 * `?dir=rtl` shows it in Arabic order, `?theme=dark` in the dark theme, `?section=<file>` one section.
 */
export function Gallery() {
  const query = useMemo(() => new URLSearchParams(window.location.search), []);
  const isMirrored = query.get('dir') === 'rtl';
  const only = query.get('section');
  const words = useMemo(
    () => (isMirrored ? { ...englishOnly, language: 'ar' as const, direction: 'rtl' as const } : englishOnly),
    [isMirrored],
  );
  useEffect(() => {
    const root = document.documentElement;
    root.dir = words.direction;
    root.lang = words.language;
    root.dataset.theme = query.get('theme') ?? 'light';
  }, [words, query]);
  return (
    <LanguageContext value={words}>
      <UiProvider navigate={(path) => window.history.replaceState(null, '', path)}>
        <main className={styles.page}>
          <PageHeader
            breadcrumbs={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Design system' }]} />}
            eyebrow="Development"
            heading="Design system"
            description="Every part in every state."
            actions={<Button variant="primary">An action</Button>}
          />
          {sections
            .filter(({ id }) => only === null || id === only)
            .map(({ id, title, Section }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} className={styles.title}>
                  {title}
                </h2>
                <LazyBlock skeleton={<Skeleton kind="block" height="20rem" />}>
                  <Section />
                </LazyBlock>
              </section>
            ))}
        </main>
      </UiProvider>
    </LanguageContext>
  );
}
