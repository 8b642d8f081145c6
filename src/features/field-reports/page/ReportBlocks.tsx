import type { FieldReport } from '#contract/fieldReport';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { isBlankHtml } from '#ui/content/plainText';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { List } from '#ui/display/List';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { reportLabelStrings } from '../labelStrings';
import { fieldReportPageStrings } from '../pageStrings';
import { ReportActions } from './ReportActions';
import { ReportBasics } from './ReportBasics';
import styles from './ReportBlocks.module.css';
import { ReportContacts } from './ReportContacts';
import { ReportFigures } from './ReportFigures';
import { ReportResponse } from './ReportResponse';
import { ReportText } from './ReportText';

interface TextBlockProps {
  readonly title: string;
  readonly text: string | null;
}

/** A block of words; nothing where nobody wrote any. */
function TextBlock({ title, text }: TextBlockProps) {
  if (!text || isBlankHtml(text)) return null;
  return (
    <Card title={title}>
      <ReportText text={text} />
    </Card>
  );
}

/** A report from top to bottom; what was left empty is left out. @source reference/emergencies.md, section 1.14 */
export function ReportBlocks({ report }: { readonly report: FieldReport }) {
  const t = useStrings(fieldReportPageStrings);
  const labels = useStrings(reportLabelStrings);
  const kind = fieldReportKind(report);
  const isOutbreak = kind === 'EPI' || kind === 'COVID';
  const sources = report.sources.filter(({ spec }) => spec?.trim());
  return (
    <div className={styles.blocks}>
      <div className={styles.glance}>
        <ReportBasics report={report} />
      </div>
      <div className={styles.story}>
        <ReportFigures report={report} />
        {isOutbreak && <TextBlock title={labels.epi_notes_since_last_fr} text={report.epi_notes_since_last_fr} />}
        <TextBlock title={t.sourcesOther} text={report.other_sources} />
        <TextBlock title={kind === 'EW' ? labels.riskAnalysis : labels.overview} text={report.description} />
        <ReportActions report={report} />
        <TextBlock title={labels.actions_others} text={report.actions_others} />
        {kind === 'COVID' && <Partners report={report} />}
      </div>
      <div className={styles.facts}>
        <Requests report={report} />
        <ReportResponse report={report} />
        {sources.length > 0 && (
          <Card title={t.sources}>
            <List items={sources} itemKey={({ id }) => id} look="bullets">
              {({ spec }) => <span dir="auto">{spec}</span>}
            </List>
          </Card>
        )}
        <ReportContacts report={report} />
      </div>
    </div>
  );
}

function Requests({ report }: { readonly report: FieldReport }) {
  const t = useStrings(fieldReportPageStrings);
  const labels = useStrings(reportLabelStrings);
  const hasBulletin = fieldReportKind(report) !== 'COVID' && report.bulletin_display;
  return (
    <Card title={t.requests}>
      <DescriptionGrid
        items={[
          {
            id: 'government',
            label: labels.request_assistance,
            value: <TextOutput kind="boolean" value={report.request_assistance} />,
          },
          {
            id: 'society',
            label: labels.ns_request_assistance,
            value: <TextOutput kind="boolean" value={report.ns_request_assistance} />,
          },
          ...(hasBulletin ? [{ id: 'bulletin', label: labels.bulletin, value: report.bulletin_display }] : []),
        ]}
      />
    </Card>
  );
}

function Partners({ report }: { readonly report: FieldReport }) {
  const t = useStrings(fieldReportPageStrings);
  const labels = useStrings(reportLabelStrings);
  const lists = [
    { id: 'partners', label: labels.external_partners, rows: report.external_partners_details },
    { id: 'activities', label: labels.supported_activities, rows: report.supported_activities_details },
  ].filter(({ rows }) => rows.length > 0);
  if (lists.length === 0) return null;
  return (
    <Card title={t.partners}>
      <DescriptionGrid
        items={lists.map(({ id, label, rows }) => ({
          id,
          label,
          value: (
            <List items={rows} itemKey={(row) => row.id} look="bullets">
              {({ name }) => name}
            </List>
          ),
        }))}
      />
    </Card>
  );
}
