import { Bell, BellOff, FilePlus2, Pencil } from 'lucide-react';
import { config } from '#app/config';
import { Link } from '#app/routes/Link';
import { ForPermitted } from '#app/session/ForPermitted';
import { useFollow } from '#resources/event/useFollow';
import { Button } from '#ui/actions/Button';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { adminEventHref } from './adminEventHref';
import { emergencyStrings } from './strings';

/** Actions on an emergency: following it, and for members reporting on it and editing it at the admin site. */
export function EmergencyActions({ emergencyId }: { readonly emergencyId: number }) {
  const t = useStrings(emergencyStrings);
  const { isFollowing, toggle, isBusy } = useFollow(emergencyId);
  return (
    <>
      {isFollowing !== null && (
        <Button
          icon={isFollowing ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
          isBusy={isBusy}
          onPress={() => void toggle()}
        >
          {isFollowing ? t.unfollow : t.follow}
        </Button>
      )}
      <ForPermitted isPermitted={({ isMember }) => isMember}>
        <ExternalLink
          href={adminEventHref(config.adminUrl, emergencyId)}
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
