import { useQueryClient } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import { queryKey } from '#app/request/apiQuery';
import { send } from '#app/request/send';
import { assertDone } from '#app/request/softFailure';
import { useApiMutation } from '#app/request/useApiMutation';
import { useCurrentUser } from '#app/session/currentUser';
import { followingStrings } from '#resources/subscription/strings';
import { useStrings } from '#ui/language/useStrings';

/**
 * Following an emergency: whether the current user follows it, and the toggle. For users alone: its writes cost a visitor's page time.
 *
 * @param name - what is said to be followed
 */
export function useFollow(emergencyId: number, name?: string | null) {
  const t = useStrings(followingStrings);
  const { user } = useCurrentUser();
  const client = useQueryClient();
  const add = useApiMutation('POST /api/v2/add_subscription/', {
    check: assertDone,
    isDone: () => isFollowed(emergencyId),
  });
  const remove = useApiMutation('POST /api/v2/del_subscription/', {
    check: assertDone,
    isDone: async () => !(await isFollowed(emergencyId)),
  });
  const isFollowing = user?.subscription.some(({ event }) => event === emergencyId) === true;

  const refresh = () => {
    void client.invalidateQueries({ queryKey: queryKey('GET /api/v2/user/me/') });
    void client.invalidateQueries({ queryKey: queryKey('GET /api/v2/event/'), predicate: isFollowedList });
  };
  const toggle = async () => {
    try {
      if (isFollowing) await remove.mutateAsync({ body: [{ value: emergencyId }] });
      else await add.mutateAsync({ body: [{ type: 'followedEvent', value: emergencyId }] });
      refresh();
      const said = { name: name?.trim() || t.thisEmergency };
      const title = isFollowing ? t.unfollowed(said) : t.followed(said);
      showAlert({ name: `follow-${emergencyId}`, variant: 'success', title });
    } catch {
      // the mutation has already shown an alert
    }
  };
  return { isFollowing, toggle, isBusy: add.isPending || remove.isPending };
}

/** Whether the current user follows an emergency, as the server has it now. */
export async function isFollowed(emergencyId: number): Promise<boolean> {
  const { subscription } = await send('GET /api/v2/user/me/', {});
  return subscription.some(({ event }) => event === emergencyId);
}

const isFollowedList = ({ queryKey: key }: { readonly queryKey: readonly unknown[] }) =>
  JSON.stringify(key).includes('is_subscribed');
