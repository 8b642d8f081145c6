import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { projectFormStrings } from './strings';

export type ProjectWords = Strings<(typeof projectFormStrings)['templates']>;

export const useProjectWords = (): ProjectWords => useStrings(projectFormStrings);
