import { useMemo } from 'react';
import type { ApiError } from '#app/request/errors';
import type { DrefStage } from '#domain/dref/drefTypes';
import { useStrings } from '#ui/language/useStrings';
import { applicationForm } from '../application/applicationForm';
import { stageName } from '../list/documentNames';
import { drefListStrings } from '../list/strings';
import { usePreviousDocuments } from '../update/previousDocuments';
import { updateForm } from '../update/updateForm';
import { type ComparedStage, storedStage } from './stageChanges';

/** What identifies a document that follows an application. A final report has no number. */
export interface FollowUp {
  readonly dref: number;
  readonly operational_update_number?: number | null;
}

interface PreviousStage {
  /** Undefined until loaded. */
  readonly stage: ComparedStage | undefined;
  /** Undefined until it is known which document it is. */
  readonly name: string | undefined;
  readonly error: ApiError | null;
  readonly retry: () => void;
}

/** The document that an update or a report was copied from: the operational update before it, else the application. */
export function usePreviousStage({ dref, operational_update_number: number }: FollowUp): PreviousStage {
  const t = useStrings(drefListStrings);
  const { application, update, isFirst, error, retry } = usePreviousDocuments({
    dref,
    operational_update_number: number,
  });
  const stage = useMemo(() => {
    if (update) return storedStage(updateForm, update);
    return application && isFirst ? storedStage(applicationForm, application) : undefined;
  }, [application, update, isFirst]);
  const kind: DrefStage = isFirst ? 'application' : 'operationalUpdate';
  const name = application && stageName({ stage: kind, number: update?.operational_update_number ?? null }, t);
  return { stage, name: isFirst || update ? name : undefined, error, retry };
}
