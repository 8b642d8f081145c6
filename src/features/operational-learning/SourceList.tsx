import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#app/request/Loaded';
import type { AppealDocument } from '#contract/appealDocument';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Pager } from '#ui/table/Pager';
import { EmergencyLink } from './EmergencyLink';
import styles from './learning.module.css';
import { documentsPerPage, documentsQuery } from './queries';
import { learningSourceStrings } from './sourceStrings';
import type { SourcesProps } from './textSource';

/** The documents behind a generated text, page by page. */
export function SourceList({ source, title }: SourcesProps) {
  const t = useStrings(learningSourceStrings);
  const [page, setPage] = useState(1);
  const documents = useQuery(documentsQuery(source, page));
  const name = t.sourcesOf({ title });
  return (
    <Loaded query={documents} isCompact skeleton={<Skeleton kind="text" lines={5} />}>
      {({ results, count }) =>
        count === 0 ? (
          <StateMessage state="empty" isCompact message={t.noSources} />
        ) : (
          <div data-refreshing={documents.isPlaceholderData || undefined} className={styles.refreshed}>
            <Stack as="ul" gap="s2" className={styles.documents} aria-label={name}>
              {results.map((document) => (
                <li key={document.id}>
                  <SourceDocument document={document} />
                </li>
              ))}
            </Stack>
            {count > documentsPerPage && (
              <Pager label={name} page={page} pageSize={documentsPerPage} total={count} onPageChange={setPage} />
            )}
          </div>
        )
      }
    </Loaded>
  );
}

function SourceDocument({ document }: { readonly document: AppealDocument }) {
  const t = useStrings(learningSourceStrings);
  return (
    <>
      <EmergencyLink event={document.appeal?.event ?? null} />{' '}
      <ExternalLink href={document.document ?? document.document_url}>
        {document.name?.trim() || t.untitled}
      </ExternalLink>
    </>
  );
}
