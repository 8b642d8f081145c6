import { Bell, BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#app/session/currentUser';
import { Button } from '#ui/actions/Button';
import { ActionSkeleton } from '#ui/feedback/ActionSkeleton';

export interface FollowButtonProps {
  /** The result of `useFollow` or `useFollowPlace`. */
  readonly following: {
    readonly isFollowing: boolean;
    readonly toggle: () => Promise<void>;
    readonly isBusy: boolean;
  };
  readonly labels: { readonly follow: string; readonly unfollow: string };
}

/** What follows the subject of a page, for users: nothing for visitors, and its room while the user's record loads. */
export function FollowSlot({ children }: { readonly children: ReactNode }) {
  const { user, isPending } = useCurrentUser();
  if (user) return children;
  return isPending && <ActionSkeleton width="95px" />;
}

/** Toggles following the subject of a page, in a `FollowSlot`. */
export function FollowButton({ following: { isFollowing, toggle, isBusy }, labels }: FollowButtonProps) {
  return (
    <Button
      icon={isFollowing ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
      isBusy={isBusy}
      onPress={() => void toggle()}
    >
      {isFollowing ? labels.unfollow : labels.follow}
    </Button>
  );
}
