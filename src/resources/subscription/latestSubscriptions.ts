import { queryClient } from '#app/request/queryClient';
import { currentUserQuery } from '#app/session/currentUser';

/** What the server holds now: saving replaces all of it, also what was followed elsewhere since this page was opened. */
export async function latestSubscriptions() {
  const { subscription } = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  return subscription;
}
