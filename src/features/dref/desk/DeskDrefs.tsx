import { useAllRows } from '#app/lists/useList';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useCurrentUser } from '#app/session/currentUser';
import { activeProcess, type DrefDocument } from '#domain/dref/drefProcess';
import { isApprover, nextStep } from '#domain/dref/drefRules';
import { compareCodes } from '#domain/language/compare';
import { DeskAudience, type DeskAudienceProps } from '#resources/desk/DeskAudience';
import { DeskBlock } from '#resources/desk/DeskBlock';
import { deskStrings } from '#resources/desk/strings';
import { useStrings } from '#ui/language/useStrings';
import { documentName } from '../list/documentNames';
import { activeList, noFilters } from '../list/drefLists';
import { drefListStrings } from '../list/strings';

const isCoordinator: DeskAudienceProps['includes'] = ({ user, permissions }) =>
  permissions.isSuperUser || (user?.is_dref_coordinator_for_regions?.length ?? 0) > 0;

/** The DREF documents that wait for the user as a coordinator, the oldest first. Others have none. */
export function DeskDrefs() {
  return (
    <DeskAudience includes={isCoordinator}>
      <WaitingDrefs />
    </DeskAudience>
  );
}

/** The list with one DREF, where it is finalised and approved: its form offers neither. */
const listedAddress = ({ title, status, country }: DrefDocument) =>
  href('accountMyFormsDref', {}, { search: { title: title?.trim() || null, status, country } });

function WaitingDrefs() {
  const t = useStrings(deskStrings);
  const listStrings = useStrings(drefListStrings);
  const { permissions } = useCurrentUser();
  const query = useAllRows(activeList, noFilters);
  return (
    <DeskBlock
      name="drefs"
      title={t.drefs}
      empty={t.noDrefs}
      query={query}
      more={
        <Link to="accountMyFormsDref" variant="quiet">
          {t.more}
        </Link>
      }
      items={({ results }) =>
        results
          .map(activeProcess)
          .filter(({ application }) => isApprover(permissions, application.country_details?.region))
          .toSorted((a, b) => compareCodes(a.latest.created_at, b.latest.created_at))
          .flatMap((process) => {
            const step = nextStep(process);
            const note = { finalize: t.toFinalize, retry: t.toRetry, approve: t.toApprove }[step as 'approve'];
            if (note === undefined) return [];
            const { latest } = process;
            return [
              {
                id: latest.key,
                name: documentName(latest, listStrings),
                href: listedAddress(latest),
                note,
              },
            ];
          })
      }
    />
  );
}
