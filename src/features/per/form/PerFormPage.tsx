import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormPage } from '#app/form/FormPage';
import { OtherLanguage } from '#app/form/OtherLanguage';
import { FormSkeleton } from '#app/form/StoredDocument';
import { isRefusedOrMissing } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { PerPhase } from '#contract/enums';
import type { PerProcess } from '#contract/perProcess';
import { isLanguage } from '#domain/language/language';
import { languageName } from '#domain/language/languageName';
import { currentStep, isEditable, type PerStep, phaseOf, stepState } from '#domain/per/perCycle';
import { perProcessQuery, writtenLanguage } from '#resources/per/queries';
import { Alert } from '#ui/feedback/Alert';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { PerSteps } from './PerSteps';
import { stepRoutes } from './stepRoutes';
import { perProcessStrings } from './strings';

const KeepCycle = lazyComponent(() => import('./KeepCycle').then((module) => module.KeepCycle));

/** The cycle of a form, as its page passes it. */
export interface FormCycle {
  readonly process: PerProcess;
  readonly phase: PerPhase;
  readonly isReadOnly: boolean;
}

interface PerFormPageProps {
  readonly step: PerStep;
  readonly children: (cycle: FormCycle) => ReactNode;
}

/** The page of one form of a cycle: the steps, the reason why the form is read-only (if it is), then the form. */
export function PerFormPage({ step, children }: PerFormPageProps) {
  const t = useStrings(perProcessStrings);
  const { perId } = useNumericParams('perId');
  const { data, error, refetch } = useQuery(perProcessQuery(perId));
  const messageOf = useErrorMessage();
  const society = data?.country_details?.society_name || data?.country_details?.name;
  const isRefused = isRefusedOrMissing(error);
  const name = data && society ? t.cycle({ society, number: data.assessment_number }) : undefined;
  return (
    <FormPage
      title={t.title({ step: t[step] })}
      description={name}
      list={{ label: t.myCycles, href: href('accountMyFormsPer') }}
      actions={
        data && (
          <LazyBlock when="idle" skeleton={null}>
            <KeepCycle cycle={data} title={name ?? t.myCycles} />
          </LazyBlock>
        )
      }
    >
      {data ? (
        <CycleStep step={step} process={data}>
          {children}
        </CycleStep>
      ) : isRefused ? (
        <StateMessage state="noPermission" message={t.notYours} />
      ) : error ? (
        <StateMessage state="error" message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </FormPage>
  );
}

/** The language of the cycle, in which alone it can be changed. */
function CycleLanguage({ original }: { readonly original: string }) {
  const t = useStrings(perProcessStrings);
  const { language } = useLanguage();
  const title = t.readOnlyLanguage({ language: languageName(original, language) });
  return isLanguage(original) ? <OtherLanguage title={title} language={original} /> : <Alert title={title} />;
}

function CycleStep({ step, process, children }: PerFormPageProps & { readonly process: PerProcess }) {
  const t = useStrings(perProcessStrings);
  const { language } = useLanguage();
  const phase = phaseOf(process);
  const { translation_module_original_language: original } = process;
  const isOtherLanguage = original !== language;
  const due = currentStep(phase);
  if (stepState(step, phase) === 'locked') {
    const opensAfter = {
      overview: undefined,
      assessment: t.opensAfterOverview,
      prioritization: t.opensAfterAssessment,
      workPlan: t.opensAfterPrioritization,
    };
    return (
      <>
        <PerSteps perId={process.id} phase={phase} current={step} />
        <StateMessage
          state="empty"
          message={opensAfter[step]}
          actions={
            <Link to={stepRoutes[due]} params={{ perId: process.id }} variant="button">
              {t.goToCurrent({ step: t[due] })}
            </Link>
          }
        />
      </>
    );
  }
  return (
    <>
      <PerSteps perId={process.id} phase={phase} current={step} />
      {isOtherLanguage && <CycleLanguage original={original} />}
      {step === 'assessment' && original !== writtenLanguage && <Alert tone="info" title={t.storedAsEnglish} />}
      {!isOtherLanguage && !isEditable(step, phase) && <Alert tone="info" title={t.readOnlySubmitted} />}
      {children({ process, phase, isReadOnly: isOtherLanguage || !isEditable(step, phase) })}
    </>
  );
}
