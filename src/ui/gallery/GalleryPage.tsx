import { type FunctionComponent, useEffect, useMemo } from 'react';
import { englishWords, LanguageContext } from '#ui/language/LanguageContext';
import { Button } from '../actions/Button';
import { PageHeader } from '../layout/PageHeader';
import { UiProvider } from '../layout/UiProvider';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import styles from './GalleryPage.module.css';

/** A file of `sections/`: a title, and what it shows. */
interface GallerySection {
  readonly title: string;
  readonly Section: FunctionComponent;
}

const sections = Object.entries(import.meta.glob<GallerySection>('./sections/*.tsx', { eager: true }))
  .map(([path, section]) => ({ ...section, id: path.replace(/^.*\/|\.tsx$/g, '') }))
  .sort((a, b) => a.id.localeCompare(b.id));

/**
 * Every part of the design system in every state; in development alone.
 *
 * `?dir=rtl` shows it in Arabic order, `?theme=dark` in the dark theme, `?section=<file>` one section.
 */
export function Gallery() {
  const query = useMemo(() => new URLSearchParams(window.location.search), []);
  const isMirrored = query.get('dir') === 'rtl';
  const only = query.get('section');
  const words = useMemo(
    () => (isMirrored ? { ...englishWords, language: 'ar' as const, direction: 'rtl' as const } : englishWords),
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
                <Section />
              </section>
            ))}
        </main>
      </UiProvider>
    </LanguageContext>
  );
}
