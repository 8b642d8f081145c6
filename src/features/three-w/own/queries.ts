import type { LoaderSource } from '#app/routes/page';
import { currentSession } from '#app/session/session';
import { defineActivityList } from '#resources/emergency-project/queries';
import { defineProjectList } from '#resources/project/queries';

/** @source reference/three-w.md, section 1.11 */
export const ownProjectList = defineProjectList({
  prefix: 'projects',
  filters: {},
  toQuery: (_, user: number) => ({ user }),
  pageSize: 5,
});

export const ownActivityList = defineActivityList({
  prefix: 'activities',
  filters: {},
  toQuery: (_, user: number) => ({ user }),
  pageSize: 5,
});

export const ownData = ({ search }: LoaderSource) => {
  const session = currentSession();
  return session ? [ownProjectList.query(search, session.id), ownActivityList.query(search, session.id)] : [];
};
