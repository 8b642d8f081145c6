import { formatList } from '#domain/format/formatList';
import type { Language } from '#domain/language/language';
import type { Strings } from '#domain/language/strings';
import { type Reach, reachKinds } from '#domain/three-w/people';
import type { ActivityStatusKey } from '#domain/three-w/status';
import type { emergencyActivitiesStrings } from './strings';

export type ActivityStrings = Strings<(typeof emergencyActivitiesStrings)['templates']>;

/** The names of the statuses of activities. */
export const statusNames = (t: ActivityStrings): Readonly<Record<ActivityStatusKey, string>> => ({
  planned: t.planned,
  on_going: t.onGoing,
  complete: t.completed,
});

/** Whom activities reached, in words: '40 people, 12 households'; null where nobody counted. */
export function reachText(reach: Reach, t: ActivityStrings, language: Language): string | null {
  const parts = reachKinds.flatMap((kind) => {
    const count = reach[kind];
    return count === null ? [] : [t[kind]({ count })];
  });
  return parts.length === 0 ? null : formatList(parts, language);
}
