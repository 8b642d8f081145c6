import { FilePlus2, Pencil } from 'lucide-react';
import { config } from '#app/config';
import { Link } from '#app/routes/Link';
import { ForPermitted } from '#app/session/ForPermitted';
import { adminHref } from '#domain/links/adminHref';
import type { EventHead } from '#resources/event/headQuery';
import { useFollow } from '#resources/event/useFollow';
import { FollowButton, FollowSlot } from '#resources/subscription/FollowButton';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { ActionSkeleton } from '#ui/feedback/ActionSkeleton';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { emergencyStrings } from './strings';

const KeepEmergency = lazyComponent(() => import('./KeepEmergency').then((module) => module.KeepEmergency));

const ShareEmergency = lazyComponent(() => import('./ShareEmergency').then((module) => module.ShareEmergency));

interface EmergencyActionsProps {
  readonly event: EventHead;
  readonly name: string;
}

/** Actions on an emergency: its brief, following, keeping and sharing it, and for members reporting on it and editing it at the admin site. */
export function EmergencyActions({ event, name }: EmergencyActionsProps) {
  const emergencyId = event.id;
  const t = useStrings(emergencyStrings);
  return (
    <>
      <Link to="emergencyBrief" params={{ emergencyId }} variant="quiet">
        {t.brief}
      </Link>
      <FollowSlot>
        <FollowEmergency emergencyId={emergencyId} />
      </FollowSlot>
      <LazyBlock when="idle" skeleton={<ActionSkeleton width="90px" />}>
        <ShareEmergency event={event} />
      </LazyBlock>
      <LazyBlock when="idle" skeleton={<ActionSkeleton width="151px" />}>
        <KeepEmergency emergencyId={emergencyId} name={name} />
      </LazyBlock>
      <ForPermitted
        isPermitted={({ isMember }) => isMember}
        skeleton={
          <>
            <ActionSkeleton width="148px" />
            <ActionSkeleton width="170px" />
          </>
        }
      >
        <ExternalLink
          href={adminHref(config.adminUrl, 'event', emergencyId)}
          variant="quiet"
          icon={<Pencil aria-hidden="true" />}
        >
          {t.editEvent}
        </ExternalLink>
        <Link
          to="fieldReportFormNew"
          search={{ event: emergencyId }}
          variant="button"
          icon={<FilePlus2 aria-hidden="true" />}
        >
          {t.createReport}
        </Link>
      </ForPermitted>
    </>
  );
}

function FollowEmergency({ emergencyId }: { readonly emergencyId: number }) {
  const t = useStrings(emergencyStrings);
  return <FollowButton following={useFollow(emergencyId)} labels={t} />;
}
