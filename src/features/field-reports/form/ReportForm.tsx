import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldReport } from '#contract/fieldReport';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { Button } from '#ui/actions/Button';
import { DraftStatus } from '#ui/drafts/DraftStatus';
import { useDraft } from '#ui/drafts/useDraft';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import { ErrorSummary } from '#ui/form/ErrorSummary';
import { Form } from '#ui/form/Form';
import { countErrorsByStep } from '#ui/form/flattenErrors';
import { useUnsavedChangesGuard } from '#ui/form/useUnsavedChangesGuard';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { StepsList } from '#ui/navigation/StepsList';
import { ActionsStep } from './ActionsStep';
import { ContextStep } from './ContextStep';
import { Duplicates } from './Duplicates';
import { reportFormStrings } from './formStrings';
import styles from './ReportForm.module.css';
import { ResponseStep } from './ResponseStep';
import type { ReportValues } from './reportShape';
import { SituationStep } from './SituationStep';
import { fieldsOfStep, firstProblem, type StepKey, stepKeys, stepOf } from './steps';
import { useConsequences } from './useConsequences';
import { useReportForm } from './useReportForm';
import { useReportSubmit } from './useReportSubmit';

const ReportDialogs = retryableLazy(() => import('./ReportDialogs').then((module) => module.default));

/** Raised when the shape of the values or of the stored report changes: a draft of another shape would not fit. */
const draftVersion = 2;

interface ReportFormProps {
  readonly userId: number;
  readonly initial: ReportValues;
  /** The stored report, when one is edited. */
  readonly report?: FieldReport;
}

/** A field report in four steps, kept on the device from the first change until the server has it. @source reference/emergencies.md, section 2.1 */
export function ReportForm({ userId, initial, report }: ReportFormProps) {
  const t = useStrings(reportFormStrings);
  const { form, visibilities } = useReportForm(initial);
  useConsequences(form);
  const [step, setStep] = useState<StepKey>('context');
  const top = useRef<HTMLDivElement>(null);
  const { errors, isDirty, submitCount } = useFormState({ control: form.control });
  const [status, is_covid_report, dtype] = form.watch(['status', 'is_covid_report', 'dtype']);
  const kind = fieldReportKind({ status, is_covid_report, dtype });
  const begun = useRef(report);
  const draft = useDraft({
    userId,
    documentKey: `field-report/${report?.id ?? 'new'}`,
    form,
    version: draftVersion,
    base: begun,
  });
  const release = useUnsavedChangesGuard(isDirty);

  const [wanted, setWanted] = useState<string | null>(null);
  // After each submit that failed: the step of the first problem is shown, and its field focused once it is on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look after each submit, not with every keystroke
  useEffect(() => {
    const path = firstProblem(errors);
    const target = path === null ? null : stepOf(path);
    if (submitCount === 0 || path === null || target === null) return;
    setStep(target);
    setWanted(path);
  }, [submitCount]);
  useEffect(() => {
    if (wanted === null) return;
    form.setFocus(wanted as Parameters<typeof form.setFocus>[0]);
    setWanted(null);
  }, [form, wanted]);

  const saving = useReportSubmit({
    form,
    begun,
    onSaved: async () => {
      release();
      await draft.drop();
    },
  });

  const go = (to: StepKey) => {
    setStep(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  };
  const names: Readonly<Record<StepKey, string>> = {
    context: t.context,
    situation: kind === 'EW' ? t.riskStep : t.situation,
    actions: kind === 'EW' ? t.earlyActions : t.actions,
    response: t.response,
  };
  const counts = countErrorsByStep(errors, fieldsOfStep);
  const place = stepKeys.indexOf(step);
  const [before, after] = [stepKeys[place - 1], stepKeys[place + 1]];
  const hasDialog = draft.offered !== null || saving.conflict !== null;

  return (
    <Form form={form} onSubmit={saving.submit} label={report ? t.editTitle : t.newTitle}>
      <div className={styles.layout}>
        <StepsList
          label={t.steps}
          steps={stepKeys.map((key) => ({ key, label: names[key], errorCount: counts[key] }))}
          current={step}
          onSelect={setStep}
        />
        <div ref={top} tabIndex={-1} className={styles.step}>
          <ErrorSummary
            onGoTo={(path) => {
              const target = stepOf(path);
              if (target) setStep(target);
            }}
          />
          {!report && (step === 'context' || step === 'response') && <Duplicates />}
          <Card
            title={names[step]}
            aside={<DraftStatus state={draft.state} />}
            hasPadding={false}
            footer={
              <div className={styles.buttons}>
                {before && <Button onPress={() => go(before)}>{t.back}</Button>}
                {after ? (
                  <Button key="continue" variant="primary" onPress={() => go(after)}>
                    {t.continue}
                  </Button>
                ) : (
                  <Button key="submit" variant="primary" type="submit" isBusy={saving.isSaving}>
                    {t.submit}
                  </Button>
                )}
              </div>
            }
          >
            {step === 'context' && <ContextStep report={report} />}
            {step === 'situation' && <SituationStep />}
            {step === 'actions' && <ActionsStep />}
            {step === 'response' && <ResponseStep visibilities={visibilities} />}
          </Card>
        </div>
      </div>
      {hasDialog && (
        <BlockBoundary skeleton={null}>
          <ReportDialogs report={report} current={form.getValues()} draft={draft} saving={saving} />
        </BlockBoundary>
      )}
    </Form>
  );
}
