import { Bell, BellOff } from 'lucide-react';
import { Button } from '#ui/actions/Button';

interface FollowButtonProps {
  /** The result of `useFollow` or `useFollowPlace`. */
  readonly following: {
    readonly isFollowing: boolean;
    readonly toggle: () => Promise<void>;
    readonly isBusy: boolean;
  };
  readonly labels: { readonly follow: string; readonly unfollow: string };
}

/** Toggles following the subject of a page, for users. */
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
