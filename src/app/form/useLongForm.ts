import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  get,
  type Path,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useStrings } from '#ui/language/useStrings';
import type { AnyFormDefinition, FormOf } from './definition';
import { valuesOfStored } from './derive';
import { findProblems, sortProblems, toFieldErrors } from './findProblems';
import { createTouchedSteps, type TouchedSteps } from './requiredAnswers';
import { ruleStrings } from './strings';
import { useConsequences } from './useConsequences';
import { useFacts } from './useFacts';
import { useFormSelector } from './useFormSelector';
import { useStaleErrors } from './useStaleErrors';

interface LongFormOptions<V extends object, Stored extends object> {
  readonly definition: FormOf<V, Stored>;
  readonly initial: V;
  /** The stored document, when one is edited. */
  readonly stored: Stored | undefined;
  /** Whether the initial values are those of another stored document, whose problems do not stop this one either. */
  readonly isCopy?: boolean | undefined;
  /** Whether a failed submit focuses the first problem; a long form does so itself, as the field may be in another step. */
  readonly shouldFocusError?: boolean;
}

/**
 * A react-hook-form whose rules come from the table of fields.
 *
 * @returns `isFinishing`: while it is true the final rules are checked too; `touchedSteps`: those whose missing answers are shown;
 * `facts`: the data of the rules
 */
export function useLongForm<V extends object, Stored extends object>(options: LongFormOptions<V, Stored>) {
  const { definition, initial, stored, isCopy = false, shouldFocusError = false } = options;
  const validationStrings = useStrings(ruleStrings);
  const t: unknown = definition.useStrings();
  const [copied] = useState(() => (isCopy ? initial : undefined));
  const storedValues = useMemo(
    () => (stored ? valuesOfStored(definition, stored) : copied),
    [definition, stored, copied],
  );
  const context = useRef<Parameters<typeof findProblems>[2]>({
    rules: validationStrings,
    t,
    facts: undefined,
    storedValues,
  });
  const isFinishing = useRef(false);
  const [touchedSteps] = useState(createTouchedSteps);

  const [resolver] = useState(() => async (values: V) => {
    const { t: words, facts: known } = context.current;
    const usual = findProblems(definition, values, context.current);
    const final = isFinishing.current ? definition.finalRules?.(values, words, known) : undefined;
    const found = final ? sortProblems(definition, [...usual, ...final]) : usual;
    const problems = found.filter((problem) => touchedSteps.isShown(problem, definition, values));
    return problems.length > 0 ? { values: {}, errors: toFieldErrors(problems) } : { values, errors: {} };
  });
  const form = useTouchingForm(touchedSteps, {
    defaultValues: initial as DefaultValues<V>,
    resolver: resolver as Resolver<V>,
    mode: 'onTouched',
    shouldFocusError,
  });
  const factInput: unknown = useFormSelector((values: V) => definition.facts?.input(values), form);
  const facts = useFacts(definition, factInput);
  useEffect(() => {
    context.current = { rules: validationStrings, t, facts, storedValues };
  }, [validationStrings, t, facts, storedValues]);
  useRechecks(definition, form, facts);
  useStaleErrors(form);
  useConsequences(definition as never, form, facts);
  return { form, t, facts, isFinishing, touchedSteps };
}

/** A react-hook-form whose submit touches all steps. */
function useTouchingForm<V extends object>(touchedSteps: TouchedSteps, options: UseFormProps<V>): UseFormReturn<V> {
  const form = useForm<V>(options);
  return useMemo(
    () => ({
      ...form,
      // a new object with every state of the form
      get formState() {
        return form.formState;
      },
      handleSubmit: (onValid, onInvalid) => {
        const submit = form.handleSubmit(onValid, onInvalid);
        return (event) => {
          touchedSteps.touchAll();
          return submit(event);
        };
      },
    }),
    [form, touchedSteps],
  );
}

/** Validates fields again when they or the facts of their rules change, so that their errors are always current. */
function useRechecks<V extends object>(definition: AnyFormDefinition, form: UseFormReturn<V>, facts: unknown) {
  const names = definition.facts?.rechecks;
  const { trigger } = form;
  const answers = useFormSelector((values) => names?.map((name): unknown => get(values, name)), form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: facts and answers are what the rules read
  useEffect(() => {
    if (names && facts !== undefined) void trigger([...names] as Path<V>[]);
  }, [trigger, names, facts, answers]);
}
