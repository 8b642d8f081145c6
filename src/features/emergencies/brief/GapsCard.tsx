import { useQuery } from '@tanstack/react-query';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { EventDetail } from '#contract/event';
import { emergencyReportFigures } from '#domain/emergencies/emergencyFigures';
import { responseGaps } from '#domain/emergencies/responseGaps';
import { formatList } from '#domain/format/formatList';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { List } from '#ui/display/List';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { emergencyDetailsStrings } from '../details/strings';
import { timelineQueries } from '../queries';
import { emergencyBriefStrings } from './strings';

/** What the response lacks: money, people, and figures that no report gives. */
export function GapsCard({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyBriefStrings);
  const { language } = useLanguage();
  const figureNames = useStrings(emergencyDetailsStrings);
  const messageOf = useErrorMessage();
  const alerts = useQuery(timelineQueries(event.id, []).alerts);
  const figures = event.hide_attached_field_reports
    ? undefined
    : emergencyReportFigures(event.field_reports, event.dtype)?.figures;
  const { unfunded, openPositions, notReported } = responseGaps({
    appeals: event.appeals,
    alerts: alerts.data?.results,
    figures,
  });
  const positions = () => {
    if (openPositions === null && alerts.error)
      return (
        <StateMessage state="error" isCompact message={messageOf(alerts.error)} onRetry={() => alerts.refetch()} />
      );
    if (openPositions === null) return <Skeleton kind="text" />;
    if (openPositions.length === 0) return t.noOpenPositions;
    return (
      <List items={openPositions.map((name, index) => ({ name, index }))} itemKey={({ index }) => index}>
        {({ name }) => name}
      </List>
    );
  };
  const missing = () => {
    if (notReported === null) return t.noReport;
    return notReported.length === 0
      ? t.allReported
      : formatList(
          notReported.map((name) => figureNames[name]),
          language,
        );
  };
  return (
    <Card title={t.gaps}>
      <DescriptionGrid
        items={[
          {
            id: 'unfunded',
            label: t.unfunded,
            value: <TextOutput kind="number" value={unfunded} currency="CHF" />,
          },
          { id: 'positions', label: t.openPositions, value: positions() },
          { id: 'notReported', label: t.notReported, value: missing() },
        ]}
      />
    </Card>
  );
}
