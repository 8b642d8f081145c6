import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import type { LearningQuery } from '#domain/operational-learning/learningFilters';
import { sortByCount } from '#domain/operational-learning/learningStats';
import { useRegionNames } from '#resources/country/useRegionNames';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Columns } from '#ui/layout/Columns';
import { Stack } from '#ui/layout/Stack';
import { CountBars } from './CountBars';
import { LearningByCountry } from './LearningByCountry';
import styles from './learning.module.css';
import { statsQuery } from './queries';
import { SourcesOverTime } from './SourcesOverTime';
import { learningStrings } from './strings';

/** Charts of learning by country, sector and year. @source reference/preparedness.md, section 1.8 */
export function LearningCharts({ query }: { readonly query: LearningQuery }) {
  const t = useStrings(learningStrings);
  const { language } = useLanguage();
  const regionName = useRegionNames();
  const stats = useQuery(statsQuery(query));
  return (
    <Loaded query={stats} skeleton={<Skeleton kind="block" height="1340px" />}>
      {({ learning_by_country, learning_by_region, learning_by_sector, sources_overtime }) => (
        <Stack gap="s4" className={styles.blocks} data-refreshing={stats.isPlaceholderData || undefined}>
          <LearningByCountry counts={learning_by_country} />
          <Columns gap="s4" minWidth={400} align="start">
            <CountBars
              title={t.bySector}
              unit={t.unitExtracts}
              counts={sortByCount(
                (learning_by_sector ?? []).map(({ sector_id, title, count }) => ({
                  key: String(sector_id),
                  label: title,
                  count,
                })),
                language,
              )}
            />
            <CountBars
              title={t.byRegion}
              unit={t.unitExtractsRegion}
              counts={sortByCount(
                (learning_by_region ?? []).map(({ region_id, region_name, count }) => ({
                  key: String(region_id),
                  label: regionName(region_id, region_name) ?? '',
                  count,
                })),
                language,
              )}
            />
          </Columns>
          <SourcesOverTime rows={sources_overtime} />
        </Stack>
      )}
    </Loaded>
  );
}
