import { useStrings } from '#ui/language/useStrings';
import { errorMessage } from './errors';
import { requestStrings } from './strings';

/** The sentence to show for an error, in the chosen language. */
export function useErrorMessage(): (error: unknown) => string {
  const t = useStrings(requestStrings);
  return (error) => errorMessage(error, t);
}
