import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { Columns } from '#ui/layout/Columns';
import { Stack } from '#ui/layout/Stack';
import { EmergencyContacts } from './details/EmergencyContacts';
import { EmergencyLinks } from './details/EmergencyLinks';
import { EmergencyOverview, NewestFigures } from './details/EmergencyOverview';
import { Situation } from './details/Situation';
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
      <Columns gap="s4" minWidth={440}>
        <Block event={event} of={Situation} />
        <Block event={event} of={NewestFigures} />
      </Columns>
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="8rem" phoneHeight="263px" />} resetKey={event}>
        <EmergencyAppeals event={event} />
      </LazyBlock>
      <Columns gap="s4" minWidth={440}>
        <Block event={event} of={EmergencyLinks} />
        <Block event={event} of={EmergencyContacts} />
      </Columns>
    </Stack>
  );
}
