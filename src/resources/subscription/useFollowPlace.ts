import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { assertDone } from '#app/request/softFailure';
import { useApiMutation } from '#app/request/useApiMutation';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { useCurrentUser } from '#app/session/currentUser';
import { preferencesOf, subscriptionChoices } from '#domain/account/subscriptions';
import { useStrings } from '#ui/language/useStrings';
import { latestSubscriptions } from './latestSubscriptions';
import { followingStrings } from './strings';

/**
 * Following a region or a country. The endpoints for one subscription add duplicates and cannot remove them, so the
 * whole set is fetched and written again. For users alone: its write costs a visitor's page time.
 *
 * @source reference/countries-and-regions.md, section 4.9
 */
export function useFollowPlace(kind: 'regions' | 'countries', id: number) {
  const { user } = useCurrentUser();
  const t = useStrings(followingStrings);
  const messageOf = useErrorMessage();
  const save = useApiMutation('POST /api/v2/update_subscriptions/', { check: assertDone, isRepeatable: true });
  const [isBusy, setBusy] = useState(false);
  const isFollowing = user !== undefined && preferencesOf(user.subscription)[kind].includes(id);

  /** Null after a failed request, for which an alert is shown. */
  const read = () =>
    latestSubscriptions().catch((error: unknown) => {
      showAlert({ name: 'subscriptions-unread', variant: 'danger', title: messageOf(error) });
      return null;
    });

  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const current = await read();
      if (!current) return;
      const preferences = preferencesOf(current);
      const others = preferences[kind].filter((each) => each !== id);
      const places = isFollowing ? others : [...others, id];
      await save.mutateAsync({ body: subscriptionChoices({ ...preferences, [kind]: places }, current) });
      await read();
      const said = { name: kind === 'regions' ? t.thisRegion : t.thisCountry };
      const title = isFollowing ? t.unfollowed(said) : t.followed(said);
      showAlert({ name: `follow-${kind}-${id}`, variant: 'success', title });
    } catch {
      // the mutation has already shown an alert
    } finally {
      setBusy(false);
    }
  };
  return { isFollowing, toggle, isBusy };
}
