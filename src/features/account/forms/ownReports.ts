import type { LoaderSource } from '#app/routes/page';
import { currentSession } from '#app/session/session';
import { defineFieldReportList } from '#resources/field-report/queries';

/** The field reports that a person filed, newest first. @source reference/shell-and-account.md, section 1.12 */
export const ownReportList = defineFieldReportList({
  filters: {},
  toQuery: (_, user: number) => ({ user }),
});

export const ownReportsData = ({ search }: LoaderSource) => {
  const session = currentSession();
  return session ? [ownReportList.query(search, session.id)] : [];
};
