import type { EventDetail } from '#contract/event';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { List } from '#ui/display/List';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { emergencyDetailsStrings } from './strings';

/** Links to other sources on the emergency. */
export function EmergencyLinks({ event: { links } }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  if (links.length === 0) return null;
  return (
    <Card title={t.links}>
      <List items={links} itemKey={({ id }) => id}>
        {({ title, url, description }) => (
          <>
            <ExternalLink href={url}>{title?.trim() || url}</ExternalLink>
            {description?.trim() && <Note>{description}</Note>}
          </>
        )}
      </List>
    </Card>
  );
}
