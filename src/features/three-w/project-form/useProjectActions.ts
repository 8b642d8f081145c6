import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { showAlert } from '#app/alerts/alerts';
import { clockTolerance } from '#app/form/clockTolerance';
import type { SaveActions } from '#app/form/useSave';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import type { Project } from '#contract/project';
import type { BodyOf } from '#contract/types';
import { projectEndpoints } from '#resources/project/projectEndpoints';
import { projectQuery } from '#resources/project/queries';
import type { ProjectValues } from './projectShape';
import { useProjectStrings } from './useProjectStrings';

/** The user's project that the server stored although its response was lost. */
async function findFiled({ name, project_country, start_date }: ProjectValues, since: Date, user: number) {
  const query = { user, limit: 20, search: name ?? undefined, country: project_country ?? undefined };
  const { results } = await send('GET /api/v2/project/', { query });
  const earliest = since.getTime() - clockTolerance;
  const own = results.find(
    (project) =>
      project.name?.trim() === (name ?? '').trim() &&
      project.start_date === start_date &&
      project.modified_by === null &&
      Date.parse(project.modified_at) >= earliest,
  );
  return own ? { title: own.name ?? '', href: href('threeWProjectDetail', { projectId: own.id }) } : null;
}

/** Reads and saves a project: a new one in English, an edit in the project's original language; a save sends the whole project. @source reference/three-w.md, sections 2.1 and 4.7 */
export function useProjectActions(): SaveActions<ProjectValues, Project> {
  const t = useProjectStrings();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  return useMemo(
    () => ({
      versionOf: ({ modified_at }) => modified_at,
      readLatest: ({ id }, signal) => send('GET /api/v2/project/{id}/', { path: { id } }, { signal }),
      send: (fields, { stored, signal }) => {
        const body = fields as BodyOf<'POST /api/v2/project/'>;
        // an edit form opens only in the project's original language
        const options = { signal, language: 'chosen' } as const;
        return stored
          ? send('PATCH /api/v2/project/{id}/', { path: { id: stored.id }, body }, options)
          : send('POST /api/v2/project/', { body }, options);
      },
      cacheKey: ({ id }) => projectQuery(id).queryKey,
      invalidates: projectEndpoints,
      findFiled: async (values, since) => (user ? findFiled(values, since, user.id) : null),
      onSaved: ({ id }, wasNew) => {
        showAlert({ name: `project-${id}`, variant: 'success', title: wasNew ? t.created : t.saved });
        return Promise.resolve(navigate(href('threeWProjectDetail', { projectId: id }), { replace: true }));
      },
    }),
    [navigate, user, t],
  );
}
