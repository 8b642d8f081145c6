import { queryClient } from '#app/request/queryClient';
import { currentUserQuery } from '#app/session/currentUser';

/** Fetches the stored subscriptions. Saving replaces all of them, including those that were added elsewhere since the page was opened. */
export async function latestSubscriptions() {
  const { subscription } = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  return subscription;
}
