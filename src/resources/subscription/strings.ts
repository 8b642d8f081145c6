import { defineStrings } from '#domain/language/strings';

/** What is announced after following or unfollowing. */
export const followingStrings = defineStrings('following', {
  followed: 'You now follow {name}.',
  unfollowed: 'You no longer follow {name}.',
  thisEmergency: 'this emergency',
  thisCountry: 'this country',
  thisRegion: 'this region',
});
