import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import type { OpsLearningStats } from '#contract/opsLearning';
import type { LearningQuery } from '#domain/operational-learning/learningFilters';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import styles from './learning.module.css';
import { statsQuery } from './queries';
import { learningStrings } from './strings';

/** Four figures about the sources of the filtered learning. */
export function LearningFigures({ query }: { readonly query: LearningQuery }) {
  const t = useStrings(learningStrings);
  const stats = useQuery(statsQuery(query));
  return (
    <div data-refreshing={stats.isPlaceholderData || undefined} className={styles.refreshed}>
      <Loaded query={stats} isCompact skeleton={<Figures />}>
        {(data) => <Figures stats={data} />}
      </Loaded>
      <Note className={styles.note}>{t.figuresNote}</Note>
    </div>
  );
}

function Figures({ stats }: { readonly stats?: OpsLearningStats }) {
  const t = useStrings(learningStrings);
  return (
    <KeyFigures
      isLoading={stats === undefined}
      figures={[
        { id: 'operations', label: t.operations, value: stats?.operations_included },
        { id: 'sources', label: t.sources, value: stats?.sources_used },
        { id: 'extracts', label: t.extracts, value: stats?.learning_extracts },
        { id: 'sectors', label: t.sectors, value: stats?.sectors_covered },
      ]}
    />
  );
}
