import { useQuery } from '@tanstack/react-query';
import { config } from '#app/config';
import { referenceQuery } from '#app/request/referenceData';
import { useCurrentUser } from '#app/session/currentUser';
import type { Project } from '#contract/project';
import { canDelete } from '#domain/three-w/canDelete';

/** The current user's permissions on projects. While projects are closed they are read only. @source reference/three-w.md, sections 0 and 3.3 */
export function useProjectRights() {
  const { user, permissions } = useCurrentUser(['federationAdmin']);
  const isOpen = !config.areProjectsClosed;
  // a project does not have the region of its country
  const { data: countries } = useQuery({
    ...referenceQuery('countries'),
    enabled: isOpen && permissions.isRegionalOrCountryAdmin,
  });
  return {
    mayWrite: isOpen && permissions.isMember,
    canDelete: ({ user: author, project_country: country }: Project) => {
      const region = countries?.results.find(({ id }) => id === country)?.region ?? null;
      const isOwn = author !== null && author === user?.id;
      return isOpen && canDelete(permissions, { isOwn, country, region });
    },
  };
}
