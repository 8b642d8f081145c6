import { FilePlus2, Pencil } from 'lucide-react';
import { config } from '#app/config';
import { Link } from '#app/routes/Link';
import { ForPermitted } from '#app/session/ForPermitted';
import { adminHref } from '#domain/links/adminHref';
import { useFollow } from '#resources/event/useFollow';
import { FollowButton } from '#resources/subscription/FollowButton';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { emergencyStrings } from './strings';

const KeepEmergency = lazyComponent(() => import('./KeepEmergency').then((module) => module.KeepEmergency));

interface EmergencyActionsProps {
  readonly emergencyId: number;
  readonly name: string;
}

/** Actions on an emergency: following it, and for members reporting on it and editing it at the admin site. */
export function EmergencyActions({ emergencyId, name }: EmergencyActionsProps) {
  const t = useStrings(emergencyStrings);
  const following = useFollow(emergencyId);
  return (
    <>
      <FollowButton following={following} labels={t} />
      <LazyBlock when="idle" skeleton={null}>
        <KeepEmergency emergencyId={emergencyId} name={name} />
      </LazyBlock>
      <ForPermitted isPermitted={({ isMember }) => isMember}>
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
