import type { ComponentType } from 'react';
import type { FieldReport } from '#contract/fieldReport';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { PlainContent } from '#ui/content/PlainContent';
import { isBlankHtml } from '#ui/content/plainText';
import { RichContent } from '#ui/content/RichContent';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { List } from '#ui/display/List';
import { TextOutput } from '#ui/display/TextOutput';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { reportLabelStrings } from '../labelStrings';
import { ReportActions } from './ReportActions';
import { ReportBasics } from './ReportBasics';
import styles from './ReportBlocks.module.css';
import { ReportContacts } from './ReportContacts';
import { ReportFigures } from './ReportFigures';
import { ReportResponse } from './ReportResponse';
import { fieldReportPageStrings } from './strings';

interface TextBlockProps {
  readonly title: string;
  readonly text: string | null;
  /** Whether the editor of formatted text may have written it. */
  readonly isRich?: boolean;
}

/** A block of text; renders nothing when it is empty. */
function TextBlock({ title, text, isRich = false }: TextBlockProps) {
  if (!text?.trim() || (isRich && isBlankHtml(text))) return null;
  return <Card title={title}>{isRich ? <RichContent html={text} /> : <PlainContent text={text} />}</Card>;
}

/** The blocks of a report; empty ones are left out. @source reference/emergencies.md, section 1.14 */
export function ReportBlocks({ report }: { readonly report: FieldReport }) {
  const t = useStrings(fieldReportPageStrings);
  const labelStrings = useStrings(reportLabelStrings);
  const kind = fieldReportKind(report);
  const isOutbreak = kind === 'EPI' || kind === 'COVID';
  return (
    <div className={styles.blocks}>
      <div className={styles.glance}>
        <Block report={report} of={ReportBasics} />
      </div>
      <Stack gap="s4" align="start" className={styles.story}>
        <Block report={report} of={ReportFigures} />
        {isOutbreak && <TextBlock title={labelStrings.epi_notes_since_last_fr} text={report.epi_notes_since_last_fr} />}
        <TextBlock title={t.sourcesOther} text={report.other_sources} />
        <TextBlock
          title={kind === 'EW' ? labelStrings.riskAnalysis : labelStrings.overview}
          text={report.description}
          isRich
        />
        <Block report={report} of={ReportActions} />
        <TextBlock title={labelStrings.actions_others} text={report.actions_others} />
        {kind === 'COVID' && <Block report={report} of={Partners} />}
      </Stack>
      <Stack gap="s4" align="start" className={styles.facts}>
        <Block report={report} of={Requests} />
        <Block report={report} of={ReportResponse} />
        <Block report={report} of={Sources} />
        <Block report={report} of={ReportContacts} />
      </Stack>
    </div>
  );
}

interface ReportProps {
  readonly report: FieldReport;
}

interface BlockProps extends ReportProps {
  readonly of: ComponentType<ReportProps>;
}

/** One block of the page, with an error boundary of its own that resets when the data change. */
function Block({ report, of: Content }: BlockProps) {
  return (
    <LazyBlock skeleton={null} resetKey={report}>
      <Content report={report} />
    </LazyBlock>
  );
}

function Sources({ report }: ReportProps) {
  const t = useStrings(fieldReportPageStrings);
  const sources = report.sources.filter(({ spec }) => spec?.trim());
  if (sources.length === 0) return null;
  return (
    <Card title={t.sources}>
      <List items={sources} itemKey={({ id }) => id} look="bullets">
        {({ spec }) => <span dir="auto">{spec}</span>}
      </List>
    </Card>
  );
}

function Requests({ report }: ReportProps) {
  const t = useStrings(fieldReportPageStrings);
  const labelStrings = useStrings(reportLabelStrings);
  const hasBulletin = fieldReportKind(report) !== 'COVID' && report.bulletin_display;
  return (
    <Card title={t.requests}>
      <DescriptionGrid
        items={[
          {
            id: 'government',
            label: labelStrings.request_assistance,
            value: <TextOutput kind="boolean" value={report.request_assistance} />,
          },
          {
            id: 'society',
            label: labelStrings.ns_request_assistance,
            value: <TextOutput kind="boolean" value={report.ns_request_assistance} />,
          },
          ...(hasBulletin ? [{ id: 'bulletin', label: labelStrings.bulletin, value: report.bulletin_display }] : []),
        ]}
      />
    </Card>
  );
}

function Partners({ report }: ReportProps) {
  const t = useStrings(fieldReportPageStrings);
  const labelStrings = useStrings(reportLabelStrings);
  const lists = [
    { id: 'partners', label: labelStrings.external_partners, rows: report.external_partners_details },
    { id: 'activities', label: labelStrings.supported_activities, rows: report.supported_activities_details },
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
