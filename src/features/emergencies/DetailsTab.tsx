import type { EventDetail } from '#contract/event';
import { isBlankHtml } from '#ui/content/plainText';
import { RichContent } from '#ui/content/RichContent';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { EmergencyContacts } from './details/EmergencyContacts';
import { EmergencyLinks } from './details/EmergencyLinks';
import { EmergencyOverview, NewestFigures } from './details/EmergencyOverview';
import { emergencyDetailsStrings } from './details/strings';
import { Block } from './layout/Block';
import { useEmergency } from './layout/useEmergency';

// lazy: below the first screen
const EmergencyAppeals = lazyComponent(() =>
  import('./details/EmergencyAppeals').then((module) => module.EmergencyAppeals),
);

/** @source reference/emergencies.md, section 1.6 */
export function Component() {
  const event = useEmergency();
  return (
    <Stack gap="s4">
      <Block event={event} of={EmergencyOverview} />
      <Block event={event} of={Situation} />
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="8rem" />} resetKey={event}>
        <EmergencyAppeals event={event} />
      </LazyBlock>
      <Block event={event} of={NewestFigures} />
      <Block event={event} of={EmergencyLinks} />
      <Block event={event} of={EmergencyContacts} />
    </Stack>
  );
}

function Situation({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  if (isBlankHtml(event.summary)) return null;
  return (
    <Card title={t.situation}>
      <RichContent html={event.summary} />
    </Card>
  );
}
