import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '#app/lists/ExportButton';
import { Loaded } from '#app/request/Loaded';
import type { LearningQuery } from '#domain/operational-learning/learningFilters';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import styles from './learning.module.css';
import { extractCountQuery } from './queries';
import { learningStrings } from './strings';
import { useExtractColumns } from './useExtractColumns';

/** All extracts under the applied filters as a file. */
export function ExportExtracts({ query }: { readonly query: LearningQuery }) {
  return (
    <Loaded query={useQuery(extractCountQuery(query))} isCompact skeleton={<ExtractsButton query={query} />}>
      {({ count }) => <ExtractsButton query={query} total={count} />}
    </Loaded>
  );
}

interface ExtractsButtonProps {
  readonly query: LearningQuery;
  /** Undefined until loaded. */
  readonly total?: number;
}

function ExtractsButton({ query, total }: ExtractsButtonProps) {
  const t = useStrings(learningStrings);
  return (
    <Stack gap="s1" className={styles.export}>
      <ExportButton
        columns={useExtractColumns()}
        read={async (options) => (await import('./readExtracts')).readExtracts(query, options)}
        total={total}
        fileName="operational-learning"
        label={t.export}
      />
      {total === 0 && <Note className={styles.note}>{t.nothingToExport}</Note>}
    </Stack>
  );
}
