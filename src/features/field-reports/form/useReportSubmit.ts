import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { showAlert } from '#app/alerts/alerts';
import { useFormFailure } from '#app/form/useFormFailure';
import { ApiError, isApiError } from '#app/request/errors';
import { referenceQuery } from '#app/request/referenceData';
import { send } from '#app/request/send';
import { useApiMutation } from '#app/request/useApiMutation';
import { href } from '#app/routes/href';
import type { FieldReport } from '#contract/fieldReport';
import { differencesBetween } from '#ui/drafts/differences';
import { useStrings } from '#ui/language/useStrings';
import { fieldReportQuery } from '../queries';
import { applicableValues } from './applicableFields';
import { reportFormStrings } from './formStrings';
import { errorsOnForm, regionsOf, reportBody } from './reportBody';
import type { ReportValues } from './reportShape';
import { valuesOfReport } from './reportValues';

/** A save met a newer version on the server. */
export interface Conflict {
  readonly mine: ReportValues;
  readonly theirs: ReportValues;
  readonly base: ReportValues;
  readonly fresh: FieldReport;
}

const outOfDate = [
  'GET /api/v2/field-report/',
  'GET /api/v2/event/',
  'GET /api/v2/event/{id}/',
  'GET /api/v2/event/{slug}',
  'GET /api/v2/event/mini/',
  'GET /api/v1/aggregate/',
] as const;

interface SubmitOptions {
  readonly form: UseFormReturn<ReportValues>;
  /** The stored report as it was when the form was filled; undefined for a new one. */
  readonly begun: RefObject<FieldReport | undefined>;
  /** Before the page is left: the draft goes, and the guard lets the navigation pass. */
  readonly onSaved: () => Promise<void>;
}

/**
 * Files a report or saves its edit. An edit first reads what the server has now: when somebody saved in the meantime, both versions
 * are put before the person, and nothing is overwritten unseen.
 *
 * @source reference/emergencies.md, section 2.1
 */
export function useReportSubmit({ form, begun, onSaved }: SubmitOptions) {
  const t = useStrings(reportFormStrings);
  const client = useQueryClient();
  const navigate = useNavigate();
  const showFailure = useFormFailure(form);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaving, setSaving] = useState(false);
  const options = { language: 'chosen', alertsOnFailure: false, invalidates: outOfDate } as const;
  const create = useApiMutation('POST /api/v2/field-report/', options);
  const edit = useApiMutation('PATCH /api/v2/field-report/{id}/', options);

  /** What somebody else changed since this form was filled; null when nothing that the form holds. */
  const findConflict = async (values: ReportValues, before: FieldReport): Promise<Conflict | null> => {
    const fresh = await send('GET /api/v2/field-report/{id}/', { path: { id: before.id } });
    if (fresh.updated_at === before.updated_at) return null;
    const mine = applicableValues(values);
    const { has_read_guidelines } = mine;
    const theirs = { ...applicableValues(valuesOfReport(fresh)), has_read_guidelines };
    const base = { ...applicableValues(valuesOfReport(before)), has_read_guidelines };
    if (differencesBetween(mine, theirs).length > 0) return { mine, theirs, base, fresh };
    begun.current = fresh;
    return null;
  };

  const save = async (values: ReportValues) => {
    const before = begun.current;
    // the server works out the regions of a new report alone
    const hasMoved = before !== undefined && values.country !== (before.countries[0] ?? null);
    const countries = hasMoved ? await client.ensureQueryData(referenceQuery('countries')) : undefined;
    const body = { ...reportBody(values, before), ...(countries && regionsOf(values.country, countries.results)) };
    return before ? edit.mutateAsync({ path: { id: before.id }, body }) : create.mutateAsync({ body });
  };

  const submit = async (values: ReportValues) => {
    setSaving(true);
    try {
      const found = begun.current ? await findConflict(values, begun.current) : null;
      if (found) return setConflict(found);
      const saved = await save(values);
      const isNew = !begun.current;
      client.setQueryData(fieldReportQuery(saved.id).queryKey, saved);
      // if the next page does not open, another submit is an edit of what was filed, and what is typed then counts as a change
      begun.current = saved;
      form.reset(values);
      await onSaved();
      showAlert({ name: `field-report-${saved.id}`, variant: 'success', title: isNew ? t.created : t.saved });
      await navigate(href('fieldReportDetails', { fieldReportId: saved.id }) ?? '/', { replace: true });
    } catch (error) {
      showFailure(onForm(error, values, begun.current));
    } finally {
      setSaving(false);
    }
  };

  const resolve = (merged: ReportValues) => {
    if (!conflict) return;
    begun.current = conflict.fresh;
    setConflict(null);
    form.reset(merged, { keepDefaultValues: true });
    void form.handleSubmit(submit)();
  };
  return { submit, isSaving, conflict, resolve, cancel: () => setConflict(null) };
}

/** A refusal with its errors under the names of the form. */
function onForm(error: unknown, values: ReportValues, before: FieldReport | undefined): unknown {
  if (!isApiError(error) || !error.formErrors) return error;
  return new ApiError({
    kind: error.kind,
    status: error.status,
    method: error.method,
    url: error.url,
    serverMessage: error.serverMessage,
    messageKey: error.messageKey,
    formErrors: errorsOnForm(error.formErrors, values, before),
  });
}
