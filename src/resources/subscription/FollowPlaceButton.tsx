import { FollowButton, type FollowButtonProps, FollowSlot } from './FollowButton';
import { useFollowPlace } from './useFollowPlace';

interface FollowPlaceButtonProps extends Pick<FollowButtonProps, 'labels'> {
  readonly kind: 'regions' | 'countries';
  readonly id: number;
}

/** Toggles following a region or a country, for users. */
export function FollowPlaceButton(props: FollowPlaceButtonProps) {
  return (
    <FollowSlot>
      <PlaceButton {...props} />
    </FollowSlot>
  );
}

function PlaceButton({ kind, id, labels }: FollowPlaceButtonProps) {
  return <FollowButton following={useFollowPlace(kind, id)} labels={labels} />;
}
