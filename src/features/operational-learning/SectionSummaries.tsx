import { useQueryState } from 'nuqs';
import type { OpsLearningSection, OpsLearningSummary } from '#contract/opsLearning';
import { sectionsOf, sumExtracts } from '#domain/operational-learning/summary';
import { RichContent } from '#ui/content/RichContent';
import { Tag } from '#ui/display/Tag';
import { StateMessage } from '#ui/feedback/StateMessage';
import { SegmentField } from '#ui/fields/SegmentField';
import { urlChoice } from '#ui/filters/urlParsers';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import styles from './learning.module.css';
import { Sources } from './Sources';
import { learningStrings } from './strings';
import type { TextSource } from './textSource';

const kindParser = urlChoice(['sector', 'component']).withDefault('sector').withOptions({ history: 'replace' });

/** The summaries of each sector, or of each component. */
export function SectionSummaries({ summary }: { readonly summary: OpsLearningSummary }) {
  const t = useStrings(learningStrings);
  const [kind, setKind] = useQueryState('summaries', kindParser);
  const sections = { sector: sectionsOf(summary.sectors), component: sectionsOf(summary.components) };
  const shown = sections[kind];
  return (
    <Card title={t.summaries}>
      <Stack gap="s4">
        <SegmentField
          label={t.summariesBy}
          options={[
            {
              key: 'sector',
              label: t.bySectors({ extracts: t.extractCount({ count: sumExtracts(sections.sector) }) }),
            },
            {
              key: 'component',
              label: t.byComponents({ extracts: t.extractCount({ count: sumExtracts(sections.component) }) }),
            },
          ]}
          value={kind}
          onChange={(next) => void setKind(next ?? null)}
        />
        {shown.length === 0 ? (
          <StateMessage state="empty" message={kind === 'sector' ? t.noSectors : t.noComponents} />
        ) : (
          <ul className={styles.sections} aria-label={t.summaries}>
            {shown.map((section) => (
              <li key={`${kind} ${section.id}`}>
                <SectionCard
                  section={section}
                  source={kind === 'sector' ? { insight_sector_id: section.id } : { insight_component_id: section.id }}
                />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

interface SectionCardProps {
  readonly section: OpsLearningSection;
  readonly source: TextSource;
}

function SectionCard({ section: { title, content, extracts_count }, source }: SectionCardProps) {
  const t = useStrings(learningStrings);
  return (
    <Stack as="article" gap="s3" className={styles.section}>
      <Row as="header" gap="s2" align="baseline" justify="space-between">
        <h3 dir="auto">{title}</h3>
        <Tag>{t.extractCount({ count: extracts_count })}</Tag>
      </Row>
      <RichContent html={content} />
      <Sources source={source} title={title} />
    </Stack>
  );
}
