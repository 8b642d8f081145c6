import { useQuery } from '@tanstack/react-query';
import { ListTable } from '#app/lists/ListTable';
import { apiListQuery } from '#app/request/apiQuery';
import { href } from '#app/routes/href';
import type { Event } from '#contract/event';
import { latestEvents } from '#resources/event/ordering';
import { useEventName } from '#resources/event/useEventName';
import { useFollow } from '#resources/event/useFollow';
import { Button } from '#ui/actions/Button';
import { RelativeTime } from '#ui/display/RelativeTime';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, linkColumn } from '#ui/table/columns';
import { notificationStrings } from './strings';

const pageSize = 5;

/** The emergencies that the user follows. */
export function FollowedEmergencies() {
  const t = useStrings(notificationStrings);
  const eventName = useEventName();
  const table = useUrlTable({ prefix: 'followed', pageSize });
  const events = useQuery(
    apiListQuery('GET /api/v2/event/', {
      query: { is_subscribed: true, limit: table.query.limit, offset: table.query.offset, ordering: latestEvents },
    }),
  );
  const columns: readonly Column<Event>[] = [
    linkColumn({
      id: 'name',
      header: t.emergency,
      value: (event) => eventName(event),
      href: ({ id }) => href('emergenciesLayout', { emergencyId: id }),
    }),
    { id: 'updated', header: t.lastUpdated, cell: ({ updated_at }) => <RelativeTime value={updated_at} /> },
  ];
  return (
    <Card title={t.following} hasPadding={false}>
      <ListTable
        caption={t.following}
        columns={columns}
        rowKey={({ id }) => id}
        query={events}
        table={table}
        isSortedAcrossPages={false}
        emptyMessage={t.followingNone}
        rowActions={(event) => <UnfollowButton event={event} />}
      />
    </Card>
  );
}

function UnfollowButton({ event }: { readonly event: Event }) {
  const t = useStrings(notificationStrings);
  const eventName = useEventName();
  const { isFollowing, toggle, isBusy } = useFollow(event.id, event.name);
  if (!isFollowing) return null;
  return (
    <Button size="s" isBusy={isBusy} aria-label={t.unfollowNamed({ name: eventName(event) })} onPress={toggle}>
      {t.unfollow}
    </Button>
  );
}
