import { wikiPage } from '#app/shell/contacts';
import type { OpsLearningSummary } from '#contract/opsLearning';
import { formatMonth } from '#domain/format/dates';
import { mailto } from '#domain/links/contactAddress';
import { insightsOf } from '#domain/operational-learning/summary';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { RichContent } from '#ui/content/RichContent';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import styles from './learning.module.css';
import { contact, languageModel, methodology } from './links';
import { Sources } from './Sources';
import { learningStrings } from './strings';

/** Up to three insights with the language model and the sources; renders nothing without insights. */
export function KeyInsights({ summary }: { readonly summary: OpsLearningSummary }) {
  const t = useStrings(learningStrings);
  const insights = insightsOf(summary);
  if (insights.length === 0) return null;
  return (
    <Card title={t.insights}>
      <Stack gap="s4">
        <Columns gap="s4" minWidth={300} className={styles.insights}>
          {insights.map(({ number, title, content }) => (
            <article key={number}>
              <h3 dir="auto">{title}</h3>
              <RichContent html={content} />
            </article>
          ))}
        </Columns>
        <Disclaimer summary={summary} />
        <Sources source={{ insight_id: summary.id }} title={t.insights} />
      </Stack>
    </Card>
  );
}

function Disclaimer({ summary }: { readonly summary: OpsLearningSummary }) {
  const t = useStrings(learningStrings);
  const { language } = useLanguage();
  const { used_extracts_count: used, total_extracts_count: total } = summary;
  const [from, to] = [summary.earliest_appeal_date, summary.latest_appeal_date].map((day) =>
    formatMonth(day, language, 'short'),
  );
  return (
    <Note as="div" className={styles.note} role="note">
      <p>
        {t.generatedBy({ model: languageModel, used, total })} {from && to && t.generatedPeriod({ from, to })}{' '}
        {language !== 'en' && t.translated}
      </p>
      <Row as="p" gap="s2 s4">
        <ExternalLink href={wikiPage('en', methodology)}>{t.methodology}</ExternalLink>
        <ExternalLink href={mailto(contact, { subject: t.reportSubject })}>{t.reportIssue}</ExternalLink>
      </Row>
    </Note>
  );
}
