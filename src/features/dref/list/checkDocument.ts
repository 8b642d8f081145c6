import type { AnyFormDefinition } from '#app/form/definition';
import { labelOf, stepOf, stepsFor, valuesOfStored } from '#app/form/derive';
import { missingAnswers } from '#app/form/expectedAnswers';
import { findProblems } from '#app/form/findProblems';
import type { RuleStrings } from '#app/form/rules';
import type { Language } from '#domain/language/language';
import type { DrefValues } from '../fields/drefShape';
import { warningsOfForm, warningText } from '../form/figures';
import type { DrefStrings } from '../form/useDrefStrings';

/** One answer that is missing, or that is wrong: the message says why. */
export interface CheckedAnswer {
  readonly path: string;
  readonly label: string;
  readonly message?: string;
}

/** What a tab of a document lacks before it is handed over. */
export interface CheckedStep {
  readonly step: string;
  readonly title: string;
  readonly missing: readonly CheckedAnswer[];
  readonly wrong: readonly CheckedAnswer[];
}

/**
 * What a stored document lacks and what contradicts in it, tab by tab; tabs without either are left out.
 *
 * @param further - warnings that need more than the document, such as those of an update against the stage before it
 */
export function checkDocument(
  definition: AnyFormDefinition,
  stored: object,
  {
    t,
    language,
    rules,
    further,
  }: {
    readonly t: DrefStrings;
    readonly language: Language;
    readonly rules: RuleStrings;
    readonly further: readonly { readonly path: string; readonly message: string }[];
  },
): readonly CheckedStep[] {
  const values: DrefValues = valuesOfStored(definition, stored);
  const missing = missingAnswers(definition, values);
  const isMissing = new Set(Object.values(missing).flat());
  const named = (path: string) => ({ path, label: labelOf(definition, path, t, values, language) ?? path });
  const problems = findProblems(definition, values, { rules, t, facts: undefined }).filter(
    ({ path }) => !isMissing.has(path) && !isMissing.has(path.replace(/\.root$/, '')),
  );
  const figures = warningsOfForm(definition, values).map((warning) => ({
    path: warning.path,
    message: warningText(warning, t),
  }));
  const wrong = [...problems, ...further, ...figures].map(({ path, message }) => ({ ...named(path), message }));
  return stepsFor(definition, values).flatMap((step) => {
    const own = {
      step,
      title: definition.stepTitle(step, t, values),
      missing: (missing[step] ?? []).map(named),
      wrong: wrong.filter(({ path }) => stepOf(definition, path, values) === step),
    };
    return own.missing.length + own.wrong.length > 0 ? [own] : [];
  });
}
