import { rootStrings } from '#app/page/strings';
import { displayName, type NamedPerson } from '#domain/account/displayName';
import { useStrings } from '#ui/language/useStrings';

/** The displayed name of a person, 'Unknown user' without one, in the chosen language. */
export function useDisplayName(): (person: NamedPerson) => string {
  const t = useStrings(rootStrings);
  return (person) => displayName(person) ?? t.unknownUser;
}
