import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded } from '#app/request/Loaded';
import { ReferenceText } from '#app/request/ReferenceText';
import { useReference } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import type { OpsLearning } from '#contract/opsLearning';
import { safeHref } from '#domain/links/safeUrl';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { RichContent } from '#ui/content/RichContent';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { Pager } from '#ui/table/Pager';
import { EmergencyLink } from './EmergencyLink';
import styles from './learning.module.css';
import { extractsPerPage, extractsQuery } from './queries';
import { learningSourceStrings } from './sourceStrings';
import type { SourcesProps } from './textSource';

interface ExtractsDialogProps extends SourcesProps {
  readonly onClose: () => void;
}

/** The extracts that a text was generated from, page by page. */
export function ExtractsDialog({ source, title, onClose }: ExtractsDialogProps) {
  const t = useStrings(learningSourceStrings);
  const [page, setPage] = useState(1);
  const extracts = useQuery(extractsQuery(source, page));
  const top = useRef<HTMLUListElement>(null);
  const name = t.extractsOf({ title });
  const goTo = (next: number) => {
    setPage(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Modal title={name} size="lg" isOpen onClose={onClose}>
      <Loaded query={extracts} skeleton={<Skeleton kind="block" height="420px" />}>
        {({ results, count }) =>
          count === 0 ? (
            <StateMessage state="empty" message={t.noExtracts} />
          ) : (
            <div data-refreshing={extracts.isPlaceholderData || undefined} className={styles.refreshed}>
              <ul ref={top} className={styles.extracts} aria-label={name}>
                {results.map((extract) => (
                  <li key={extract.id}>
                    <Extract extract={extract} />
                  </li>
                ))}
              </ul>
              <Pager label={name} page={page} pageSize={extractsPerPage} total={count} onPageChange={goTo} />
            </div>
          )
        }
      </Loaded>
    </Modal>
  );
}

function Extract({ extract }: { readonly extract: OpsLearning }) {
  const t = useStrings(learningSourceStrings);
  const { appeal, document_name, document_url, learning_validated } = extract;
  return (
    <Stack as="article" gap="s3">
      <RichContent html={learning_validated} />
      <DescriptionGrid
        items={[
          { id: 'country', label: t.country, value: appeal && <CountryLink countryId={appeal.country} /> },
          { id: 'emergency', label: t.emergency, value: appeal && <EmergencyLink event={appeal.event_details} /> },
          {
            id: 'source',
            label: t.source,
            value: safeHref(document_url) && (
              <ExternalLink href={document_url}>{document_name?.trim() || t.untitled}</ExternalLink>
            ),
          },
          { id: 'date', label: t.startDate, value: <TextOutput kind="date" value={appeal?.start_date} /> },
        ]}
      />
    </Stack>
  );
}

function CountryLink({ countryId }: { readonly countryId: number }) {
  const { data } = useReference('countries');
  const name = data?.results.find(({ id }) => id === countryId)?.name;
  if (!name) return <ReferenceText name="countries" value={countryId} textIn={() => null} />;
  return (
    <Link to="countriesLayout" params={{ countryId }}>
      {name}
    </Link>
  );
}
