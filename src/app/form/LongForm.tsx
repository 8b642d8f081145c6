import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, get, useFormState } from 'react-hook-form';
import { ApiError, type FailureParts } from '#app/request/errors';
import { DraftStatus } from '#ui/drafts/DraftStatus';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { ErrorSummary } from '#ui/form/ErrorSummary';
import { Form } from '#ui/form/Form';
import { countErrorsByStep, flattenErrors } from '#ui/form/flattenErrors';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { StepsList } from '#ui/navigation/StepsList';
import type { FormOf } from './definition';
import { fieldsOfSteps, inFormOrder, labelsOf, shownPath, stepsFor } from './derive';
import { missingAnswers } from './expectedAnswers';
import { LongFormProvider } from './formContext';
import styles from './LongForm.module.css';
import { MissingAnswers } from './MissingAnswers';
import { OutboxNotice } from './OutboxNotice';
import { StepFooter } from './StepFooter';
import type { Identified, SaveActions } from './saveActions';
import { DrawsAllProvider, FocusTargetProvider } from './shownRows';
import { longFormStrings } from './strings';
import { TakenAnswers } from './TakenAnswers';
import { useFormDocument } from './useFormDocument';
import { useFormFiles } from './useFormFiles';
import { useFormSelector } from './useFormSelector';
import { useLongForm } from './useLongForm';
import { useSteps } from './useSteps';

const KeptDraft = lazyComponent(() => import('./LongFormDialogs').then((module) => module.KeptDraft));
const LongFormDialogs = lazyComponent(() => import('./LongFormDialogs').then((module) => module.LongFormDialogs));

export interface LongFormProps<V extends object, Stored extends Identified, Step extends string> {
  readonly definition: FormOf<V, Stored, Step>;
  /** The accessible name of the form. */
  readonly label: string;
  /** The initial values of a new form, or those of the stored document. */
  readonly initial: V;
  /** The stored document, when one is edited. */
  readonly stored?: Stored;
  /** Whether the initial values of a new document are a copy of a stored one: what the original lacks stops neither of them. */
  readonly isCopy?: boolean;
  readonly actions: SaveActions<V, Stored>;
  /** The fields of a step. */
  readonly children: (step: Step) => ReactNode;
  /** Above the fields of a step, such as likely duplicates; `goTo` shows a field and focuses it. */
  readonly above?: (step: string, goTo: (path: string) => void) => ReactNode;
  /** Other actions on the document, beside Save. */
  readonly footerActions?: ReactNode;
  /** Shows the document read-only: no draft, no save. */
  readonly isReadOnly?: boolean;
  /** The step to start with; the first one when left out, or when it is not shown. */
  readonly initialStep?: string | undefined;
  /** The path of a field to start at, which is focused. */
  readonly initialField?: string | undefined;
}

/**
 * A form in steps with autosave on the device, error counts per step, and dialogs for drafts and conflicts. Opened steps stay mounted, so
 * that uploads continue while another step is shown.
 */
export function LongForm<V extends object, Stored extends Identified, Step extends string>(
  props: LongFormProps<V, Stored, Step>,
) {
  const { definition, label, initial, stored, isCopy, actions, children, above, isReadOnly = false } = props;
  const formStrings = useStrings(longFormStrings);
  const { form, t, facts, isFinishing, touchedSteps } = useLongForm({ definition, initial, stored, isCopy });
  const shownStep = useRef('');
  const { isDirty, submitCount, errors } = useFormState({ control: form.control });
  const { userId, documentKey, keeper, draft, saving, later } = useFormDocument({
    definition,
    form,
    actions,
    stored,
    isReadOnly,
    isDirty,
    step: shownStep,
    onTaken: touchedSteps.reset,
  });
  const { step, visited, focusPath, go, show, showField, top } = useSteps(
    definition,
    form,
    submitCount + saving.failures,
    documentKey,
    props,
  );
  useEffect(() => {
    shownStep.current = step;
  }, [step]);
  const [isOpening, setOpening] = useState(true);
  useEffect(() => setOpening(false), []);
  const { files, isUploading, mayLeaveOut } = useFormFiles({
    definition,
    keeper,
    getValues: form.getValues,
  });
  const context = useMemo(
    () => ({ definition, t, stored, files, isReadOnly }),
    [definition, t, stored, files, isReadOnly],
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
  const labelsAt = (path: string) => labelsOf(definition, path, t, form.getValues());
  // the step does not exist for the chosen type
  const isGone = place < 0;
  useEffect(() => {
    if (isGone) show(shown[0]?.key ?? '');
  }, [isGone, shown, show]);
  const leaveStep = (to: string) => {
    touchedSteps.touch(step);
    const names = fieldsOfSteps(definition, form.getValues())[step] ?? [];
    // the rules know nothing of an error of the server, which stays until its field changes
    void form.trigger(names.filter((name) => !hasServerError(errors, name)) as never);
    go(to);
  };
  const finish = async () => {
    isFinishing.current = true;
    try {
      await form.handleSubmit(async (values) => {
        if (await mayLeaveOut()) await saving.submit(values as V, true);
      })();
    } finally {
      isFinishing.current = false;
    }
  };
  /** A draft that comes back from the outbox brings the errors of the server along. */
  const restoreDraft = async () => {
    const refusal = draft.offered?.refusal as FailureParts | null | undefined;
    await draft.restore();
    if (!refusal) return;
    saving.showRefusal(new ApiError(refusal));
    const [first] = inFormOrder(definition, Object.keys(refusal.formErrors ?? {}));
    if (first !== undefined) showField(first);
  };
  const hasDialog = draft.offered !== null || saving.conflict !== null || saving.submitted !== null;

  return (
    <LongFormProvider value={context}>
      <Form
        form={form}
        onSubmit={async (values) => {
          if (!isReadOnly && (await mayLeaveOut())) await saving.submit(values as V);
        }}
        label={label}
      >
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
            <ErrorSummary
              hasFailed={saving.failures > 0}
              labelsOf={labelsAt}
              shownPathOf={(path) => shownPath(definition, path, form.getValues())}
              onGoTo={showField}
            />
            <OutboxNotice userId={userId} documentKey={documentKey} />
            {isReadOnly && stored && (
              <LazyBlock skeleton={null}>
                <KeptDraft
                  definition={definition}
                  name={label}
                  t={t}
                  facts={facts}
                  userId={userId}
                  documentKey={documentKey}
                  current={initial}
                />
              </LazyBlock>
            )}
            {above?.(step, showField)}
            <MissingAnswers
              definition={definition}
              t={t}
              facts={facts}
              names={missing[step] ?? []}
              onGoTo={showField}
            />
            <Card
              title={shown[place]?.title}
              aside={isReadOnly ? undefined : <DraftStatus state={draft.state} />}
              hasPadding={false}
              footer={
                <>
                  <TakenAnswers
                    definition={definition}
                    t={t}
                    facts={facts}
                    isReadOnly={isReadOnly}
                    onClose={() => top.current?.focus({ preventScroll: true })}
                  />
                  <StepFooter
                    saving={saving}
                    isUploading={isUploading}
                    onBack={previous === undefined ? undefined : () => go(previous)}
                    onContinue={next === undefined ? undefined : () => leaveStep(next)}
                    canSave={canSave}
                    actions={props.footerActions}
                    isSticky={definition.isSavedFromEveryStep === true}
                    onFinish={finish}
                    finishLabel={actions.finish?.label}
                    onSendLater={later.isOffered ? later.sendLater : undefined}
                    saveLabel={definition.isSavedFromEveryStep ? formStrings.save : formStrings.submit}
                  />
                </>
              }
            >
              {/* input during a save would be part of neither the saved document nor the draft */}
              <div inert={saving.isSaving} aria-busy={saving.isSaving}>
                <FocusTargetProvider value={focusPath}>
                  {!visited.has(step) && <Skeleton kind="block" height="60vh" />}
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
              name={label}
              t={t}
              facts={facts}
              current={form.getValues()}
              draft={{ ...draft, restore: restoreDraft }}
              saving={saving as never}
            />
          </LazyBlock>
        )}
      </Form>
    </LongFormProvider>
  );
}

/** The fields of a step. Memoised, so that changing steps does not render them again. */
const StepFields = memo(function StepFields(props: { step: string; children: (step: never) => ReactNode }) {
  // only steps of the definition are rendered
  return props.children(props.step as never);
});

/** Whether a field, or a field of its rows, has an error of the server. */
const hasServerError = (errors: FieldErrors, name: string) =>
  flattenErrors(errors).some(
    ({ path }) =>
      (path === name || path.startsWith(`${name}.`)) && (get(errors, path) as { type?: string }).type === 'server',
  );
