import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { projectFormStrings } from './strings';

export type ProjectStrings = Strings<(typeof projectFormStrings)['templates']>;

export const useProjectStrings = (): ProjectStrings => useStrings(projectFormStrings);
