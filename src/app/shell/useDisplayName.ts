import { rootStrings } from '#app/page/strings';
import { displayName, type NamedPerson } from '#domain/account/displayName';
import { useStrings } from '#ui/language/useStrings';

/** How people are called on the screen, in the chosen language: a person without any name is 'Unknown user'. */
export function useDisplayName(): (person: NamedPerson) => string {
  const t = useStrings(rootStrings);
  return (person) => displayName(person) ?? t.unknownUser;
}
