import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { bodyFor } from '#app/form/bodyFor';
import type { SaveActions } from '#app/form/saveActions';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import { readViewer } from '#app/session/useViewer';
import type { Project } from '#contract/project';
import { displayName } from '#domain/account/displayName';
import { viewerOf } from '#domain/field-reports/fieldReportVisibility';
import { maySeeProject } from '#domain/three-w/visibility';
import { projectEndpoints } from '#resources/project/projectEndpoints';
import { projectQuery } from '#resources/project/queries';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import type { ProjectValues } from './projectShape';
import { useProjectStrings } from './useProjectStrings';

/** The user's projects of the same name, country and first day, as they were created. */
async function findSubmitted({ name, project_country, start_date }: ProjectValues, user: number, signal: AbortSignal) {
  const query = { user, limit: 20, search: name ?? undefined, country: project_country ?? undefined };
  const { results } = await send('GET /api/v2/project/', { query }, { signal });
  return results
    .filter((project) => project.name?.trim() === (name ?? '').trim() && project.start_date === start_date)
    .map(({ id, name: own }) => ({ id, title: own ?? '', href: href('threeWProjectDetail', { projectId: id }) }));
}

/** Reads and saves a project: a new one in the chosen language, an edit in the project's original one; a save sends the whole project. @source reference/three-w.md, sections 2.1 and 4.7 */
export function useProjectActions(): SaveActions<ProjectValues, Project> {
  const t = useProjectStrings();
  const confirm = useConfirmation();
  const { user } = useCurrentUser();
  return useMemo(
    () => ({
      versionOf: ({ modified_at }) => modified_at,
      readLatest: ({ id }, signal) => send('GET /api/v2/project/{id}/', { path: { id } }, { signal }),
      send: (fields, { stored, signal }) => {
        const body = bodyFor('POST /api/v2/project/', fields);
        // an edit form opens only in the project's original language
        const options = { signal, language: 'chosen' } as const;
        return stored
          ? send('PATCH /api/v2/project/{id}/', { path: { id: stored.id }, body }, options)
          : send('POST /api/v2/project/', { body }, options);
      },
      savedBy: ({ modified_by_detail: person }) => person && displayName(person),
      cacheKey: ({ id }) => projectQuery(id).queryKey,
      invalidates: projectEndpoints,
      findSubmitted: async (sent, signal) => (user ? findSubmitted(sent, user.id, signal) : []),
      confirm: async (values) => {
        if (maySeeProject(viewerOf(user), values) || maySeeProject(await readViewer(user), values)) return true;
        return confirm({ heading: t.hiddenHeading, message: t.hiddenText, confirmLabel: t.hiddenConfirm });
      },
      onSaved: ({ id }, wasNew) => {
        showAlert({ name: `project-${id}`, variant: 'success', title: wasNew ? t.created : t.saved });
        return { address: href('threeWProjectDetail', { projectId: id }), replace: true };
      },
    }),
    [confirm, user, t],
  );
}
