import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '#app/page/Page';
import { formatDateTime } from '#domain/format/dates';
import { eventHeadQuery } from '#resources/event/headQuery';
import { useEventName } from '#resources/event/useEventName';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { useEmergency } from '../layout/useEmergency';
import { BriefHead } from './BriefHead';
import { emergencyBriefStrings } from './strings';

// lazy, as it shares its blocks with the page of an emergency, whose first files they would leave
const BriefBlocks = lazyComponent(() => import('./BriefBlocks').then((module) => module.BriefBlocks));

/** An emergency on one page. */
export function Component() {
  const t = useStrings(emergencyBriefStrings);
  const { language } = useLanguage();
  const event = useEmergency();
  const { dataUpdatedAt } = useQuery(eventHeadQuery(event.id));
  const eventName = useEventName();
  const name = eventName(event);
  usePageTitle(`${name} - ${t.tab}`);
  return (
    <Stack gap="s5">
      <BriefHead intro={t.intro({ name, date: formatDateTime(new Date(dataUpdatedAt), language) ?? '' })} />
      <LazyBlock skeleton={<Skeleton kind="block" height="40rem" />} resetKey={event}>
        <Stack gap="s5">
          <BriefBlocks event={event} />
        </Stack>
      </LazyBlock>
    </Stack>
  );
}
