import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { EventDetail } from '#contract/event';
import { safeHref } from '#domain/links/safeUrl';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import styles from './FeaturedDocuments.module.css';
import { emergencyDocumentsStrings } from './strings';

/** Documents that the secretariat highlights. */
export function FeaturedDocuments({ event }: { readonly event: EventDetail }) {
  const documents = event.featured_documents;
  const t = useStrings(emergencyDocumentsStrings);
  if (documents.length === 0) return null;
  return (
    <Card title={t.featured}>
      <Columns as="ul" gap="s4" minWidth={300} mode="fill">
        {documents.map((document) => (
          <li key={document.id} className={styles.document}>
            <Thumbnail address={document.thumbnail} />
            <div>
              <ExternalLink href={document.file}>{document.title.trim() || t.untitled}</ExternalLink>
              {document.description && <Note className={styles.description}>{document.description}</Note>}
            </div>
          </li>
        ))}
      </Columns>
    </Card>
  );
}

/** The picture of a document's first page, or an icon where it is missing or does not load. */
function Thumbnail({ address }: { readonly address: string }) {
  const [hasFailed, setFailed] = useState(false);
  const source = safeHref(address);
  return (
    <div className={styles.thumbnail}>
      {source && !hasFailed ? (
        <img src={source} alt="" loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <FileText aria-hidden="true" />
      )}
    </div>
  );
}
