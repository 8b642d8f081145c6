import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { currentSession } from '#app/session/session';
import { DraftStatus } from '#ui/drafts/DraftStatus';
import { useDraft } from '#ui/drafts/useDraft';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { ErrorSummary } from '#ui/form/ErrorSummary';
import { Form } from '#ui/form/Form';
import { countErrorsByStep, flattenErrors } from '#ui/form/flattenErrors';
import { useUnsavedChangesGuard } from '#ui/form/useUnsavedChangesGuard';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { StepsList } from '#ui/navigation/StepsList';
import type { AnyFormDefinition, FormOf } from './definition';
import { fieldsOfSteps, inFormOrder, labelOf, missingAnswers, stepOf, stepsFor } from './derive';
import { LongFormProvider } from './formContext';
import styles from './LongForm.module.css';
import { MissingAnswers } from './MissingAnswers';
import { StepFooter } from './StepFooter';
import { DrawsAllProvider, FocusTargetProvider } from './shownRows';
import { longFormStrings } from './strings';
import { useFormSelector } from './useFormSelector';
import { useLongForm } from './useLongForm';
import { type SaveActions, useSave } from './useSave';

const LongFormDialogs = lazyComponent(() => import('./LongFormDialogs').then((module) => module.LongFormDialogs));

export interface LongFormProps<V extends object, Stored extends object, Step extends string> {
  readonly definition: FormOf<V, Stored, Step>;
  /** Names the form, as the page's title does. */
  readonly label: string;
  /** What a new form starts with, or the stored document as the form holds it. */
  readonly initial: V;
  /** The stored document, when one is edited. */
  readonly stored?: Stored & { readonly id: number };
  readonly actions: SaveActions<V, Stored>;
  /** The fields of a step. */
  readonly children: (step: Step) => ReactNode;
  /** Above the fields of a step, such as likely duplicates. */
  readonly above?: (step: string) => ReactNode;
  /** Shows the document without letting it be changed: no draft, no save. */
  readonly isReadOnly?: boolean;
  /** The step to start with; the first one when left out, or when it is not shown. */
  readonly initialStep?: string | undefined;
}

/**
 * A form in steps: stored on the device from the first change until the server has it, with its errors counted by step, and with the
 * dialogs of drafts and conflicts. Steps that were opened stay mounted, so that uploads go on while another step is shown.
 */
export function LongForm<V extends object, Stored extends object, Step extends string>(
  props: LongFormProps<V, Stored, Step>,
) {
  const { definition, label, initial, stored, actions, children, above, isReadOnly = false, initialStep } = props;
  const formStrings = useStrings(longFormStrings);
  // the draft stays with the person who opened the form, also when the login ends
  const [userId] = useState(() => currentSession()?.id ?? 'anonymous');
  const { form, t, isFinishing } = useLongForm({ definition, initial, stored });
  const base = useRef<Stored | undefined>(stored);
  const attemptedAt = useRef<number | undefined>(undefined);
  const shownStep = useRef('');
  const { isDirty, submitCount, errors } = useFormState({ control: form.control });
  const draft = useDraft({
    userId,
    documentKey: `${definition.key}/${stored ? (definition.documentId?.(stored) ?? stored.id) : 'new'}`,
    form,
    version: definition.draftVersion,
    base,
    attemptedAt,
    isReady: !isReadOnly,
  });
  const release = useUnsavedChangesGuard(isDirty);
  const saving = useSave({
    definition,
    form,
    actions,
    stored: base,
    attemptedAt,
    step: shownStep,
    onStored: async () => {
      release();
      await draft.drop();
    },
    onFailed: draft.saveNow,
  });
  const { step, visited, focusPath, go, show, showField, top } = useSteps(definition, form, submitCount, initialStep);
  useEffect(() => {
    shownStep.current = step;
  }, [step]);
  const [isOpening, setOpening] = useState(true);
  useEffect(() => setOpening(false), []);
  const uploads = useUploadsInProgress();
  const context = useMemo(
    () => ({ definition, t, stored, onUploading: uploads.onUploading, isReadOnly }),
    [definition, t, stored, uploads.onUploading, isReadOnly],
  );

  const shown = useFormSelector(
    (values: V) =>
      stepsFor(definition, values).map((key) => ({
        key,
        title: definition.stepTitle(key, t, values),
        note: definition.stepNote?.(key, t, values),
      })),
    form,
  );
  const missing = useFormSelector((values: V) => (isReadOnly ? {} : missingAnswers(definition, values)), form);
  const counts = countErrorsByStep(errors, fieldsOfSteps(definition, form.getValues()));
  const place = shown.findIndex(({ key }) => key === step);
  const [previous, next] = [shown[place - 1]?.key, shown[place + 1]?.key];
  const canSave = !isReadOnly && (next === undefined || definition.isSavedFromEveryStep === true);
  const labelAt = (path: string) => labelOf(definition, path, t, form.getValues());
  // the step of a type that is no longer chosen
  const isGone = place < 0;
  useEffect(() => {
    if (isGone) show(shown[0]?.key ?? '');
  }, [isGone, shown, show]);
  const finish = async () => {
    isFinishing.current = true;
    try {
      await form.handleSubmit((values) => saving.submit(values as V, true))();
    } finally {
      isFinishing.current = false;
    }
  };
  const hasDialog = draft.offered !== null || saving.conflict !== null || saving.filed !== null;

  return (
    <LongFormProvider value={context}>
      <Form form={form} onSubmit={(values) => (isReadOnly ? undefined : saving.submit(values as V))} label={label}>
        <div className={styles.layout}>
          <StepsList
            label={formStrings.steps}
            steps={shown.map(({ key, title, note }) => ({
              key,
              label: title,
              note,
              errorCount: counts[key],
              missingCount: missing[key]?.length,
            }))}
            current={step}
            onSelect={show}
          />
          <div ref={top} tabIndex={-1} className={styles.step}>
            <ErrorSummary labelOf={labelAt} onGoTo={showField} />
            {above?.(step)}
            <MissingAnswers names={missing[step] ?? []} labelOf={labelAt} />
            <Card
              title={shown[place]?.title}
              aside={isReadOnly ? undefined : <DraftStatus state={draft.state} />}
              hasPadding={false}
              footer={
                <StepFooter
                  saving={saving}
                  isUploading={uploads.isUploading}
                  onBack={previous === undefined ? undefined : () => go(previous)}
                  onContinue={next === undefined ? undefined : () => go(next)}
                  canSave={canSave}
                  onFinish={finish}
                  finishLabel={actions.finish?.label}
                  saveLabel={definition.isSavedFromEveryStep ? formStrings.save : formStrings.submit}
                />
              }
            >
              {/* what is typed while a save runs would belong to neither the saved document nor the draft */}
              <div inert={saving.isSaving} aria-busy={saving.isSaving}>
                <FocusTargetProvider value={focusPath}>
                  <DrawsAllProvider value={isOpening || focusPath !== null}>
                    {shown.map(
                      ({ key }) =>
                        visited.has(key) && (
                          <div key={key} hidden={key !== step}>
                            <StepFields step={key}>{children}</StepFields>
                          </div>
                        ),
                    )}
                  </DrawsAllProvider>
                </FocusTargetProvider>
              </div>
            </Card>
          </div>
        </div>
        {hasDialog && (
          <LazyBlock skeleton={null}>
            <LongFormDialogs
              definition={definition}
              t={t}
              current={form.getValues()}
              draft={draft}
              saving={saving as never}
            />
          </LazyBlock>
        )}
      </Form>
    </LongFormProvider>
  );
}

/** The fields of a step. Memoised: going to another step does not render them again. */
const StepFields = memo(function StepFields(props: { step: string; children: (step: never) => ReactNode }) {
  // only steps of the definition are rendered
  return props.children(props.step as never);
});

type LongFormApi = ReturnType<typeof useLongForm>['form'];

/** Which step is shown, which were opened, and the way to the first problem after a submit that failed. */
function useSteps(definition: AnyFormDefinition, form: unknown, submitCount: number, initialStep: string | undefined) {
  const { formState, setFocus, getValues } = form as LongFormApi;
  const { errors } = formState;
  const [step, setStep] = useState<string>(() => {
    const shown = stepsFor(definition, getValues());
    return shown.find((each) => each === initialStep) ?? shown[0] ?? '';
  });
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set([step]));
  const [focusPath, setFocusPath] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const show = useCallback((to: string) => {
    setStep(to);
    setVisited((all) => (all.has(to) ? all : new Set([...all, to])));
  }, []);
  /** Shows the step of a field and focuses it. */
  const showField = (path: string) => {
    const target = stepOf(definition, path, getValues());
    if (!target) return;
    show(target);
    setFocusPath(path);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each submit, not with every keystroke
  useEffect(() => {
    if (submitCount === 0) return;
    const paths = flattenErrors(errors)
      .map(({ path }) => path)
      .filter((path) => stepOf(definition, path, getValues()) !== null);
    const [path] = inFormOrder(definition, paths);
    if (path) showField(path);
  }, [submitCount]);
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

/** Whether any upload is in progress: a form submitted now would be sent without its files. */
function useUploadsInProgress() {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const [onUploading] = useState(() => (name: string, isUploading: boolean) => {
    setNames((all) => {
      const rest = [...all].filter((each) => each !== name);
      return new Set(isUploading ? [...rest, name] : rest);
    });
  });
  return { isUploading: names.size > 0, onUploading };
}
