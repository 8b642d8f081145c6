import { plainString } from '../form/useDrefStrings';

interface Guidance {
  readonly hint?: (t: object) => string | undefined;
  readonly example?: (t: object) => string | undefined;
}

/**
 * What belongs into an answer, and a model sentence, for the field of a form or of a row.
 *
 * @param name - by which the strings of the guidance name it
 */
export const guidance = (name: string): Required<Guidance> => ({
  hint: (t) => plainString(t, `guide_${name}`),
  example: (t) => plainString(t, `example_${name}`),
});
