import { startTransition, use, useCallback, useEffect, useRef, useState } from 'react';
import { flattenErrors } from '#ui/form/flattenErrors';
import { ChosenStep } from './ChosenStep';
import type { AnyFormDefinition } from './definition';
import { inFormOrder, stepOf, stepsFor } from './derive';
import type { useLongForm } from './useLongForm';

type LongFormApi = ReturnType<typeof useLongForm>['form'];

/** The current step, the opened steps, and the focus on the first problem after a failed submit. */
export function useSteps(
  definition: AnyFormDefinition,
  form: unknown,
  /** Submits and failures: each change shows the first problem. */
  tries: number,
  documentKey: string,
  {
    initialStep,
    initialField,
  }: { readonly initialStep?: string | undefined; readonly initialField?: string | undefined },
) {
  const chosen = use(ChosenStep);
  const { formState, setFocus, getValues } = form as LongFormApi;
  const { errors } = formState;
  const [step, setStep] = useState<string>(() => {
    const shown = stepsFor(definition, getValues());
    const ofField = initialField === undefined ? null : stepOf(definition, initialField, getValues());
    const before = chosen?.current?.documentKey === documentKey ? chosen.current.step : undefined;
    return shown.find((each) => each === (ofField ?? before ?? initialStep)) ?? shown[0] ?? '';
  });
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set([step]));
  const [focusPath, setFocusPath] = useState<string | null>(initialField ?? null);
  const top = useRef<HTMLDivElement>(null);
  const show = useCallback(
    (to: string) => {
      setStep(to);
      if (chosen) chosen.current = { documentKey, step: to };
      // the press is answered before the fields of a step that is opened for the first time are rendered
      startTransition(() => setVisited((all) => (all.has(to) ? all : new Set([...all, to]))));
    },
    [chosen, documentKey],
  );
  /** Shows the step of a field and focuses it. */
  const showField = (path: string) => {
    const target = stepOf(definition, path, getValues());
    if (!target) return;
    show(target);
    // together with the fields of the step
    startTransition(() => setFocusPath(path));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each submit, not with every keystroke
  useEffect(() => {
    if (tries === 0) return;
    const paths = flattenErrors(errors)
      .map(({ path }) => path)
      .filter((path) => stepOf(definition, path, getValues()) !== null);
    const [path] = inFormOrder(definition, paths);
    if (path) showField(path);
  }, [tries]);
  useEffect(() => {
    if (focusPath === null) return;
    // the step is mounted now
    setFocus(focusPath as never);
    setFocusPath(null);
  }, [focusPath, setFocus]);

  const go = (to: string) => {
    show(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  };
  return { step, visited, focusPath, show, showField, go, top };
}
