import type { EventDetail } from '#contract/event';
import { isBlankHtml } from '#ui/content/plainText';
import { RichContent } from '#ui/content/RichContent';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { emergencyDetailsStrings } from './strings';

/** The situation of an emergency as its editors describe it. */
export function Situation({ event }: { readonly event: Pick<EventDetail, 'summary'> }) {
  const t = useStrings(emergencyDetailsStrings);
  if (isBlankHtml(event.summary)) return null;
  return (
    <Card title={t.situation}>
      <RichContent html={event.summary} />
    </Card>
  );
}
