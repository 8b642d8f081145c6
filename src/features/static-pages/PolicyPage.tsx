import type { ReactNode } from 'react';
import { Page } from '#app/page/Page';
import { Stack } from '#ui/layout/Stack';
import styles from './PolicyPage.module.css';

export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly ReactNode[];
}

interface PolicyPageProps {
  readonly title: string;
  readonly description: string;
  readonly contentsLabel: string;
  readonly sections: readonly PolicySection[];
}

/** A long text in sections, with a table of contents beside it that links to them. */
export function PolicyPage({ title, description, contentsLabel, sections }: PolicyPageProps) {
  return (
    <Page title={title} description={description}>
      <div className={styles.layout}>
        <nav className={styles.contents} aria-label={contentsLabel}>
          <Stack as="ul" gap="0">
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </Stack>
        </nav>
        <div className={styles.text}>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change places
                <p key={index}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
