import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { epidemicType, fieldReportKind, reportStatus } from '#domain/field-reports/fieldReportKind';
import { actionsQuery } from './formQueries';
import { isOffered } from './offeredActions';
import { organisations, type ReportValues } from './reportShape';

const deciding: readonly string[] = ['status', 'is_covid_report', 'dtype'];

/**
 * What an answer means for others: an early warning is no epidemic, another country has other provinces, another kind of report
 * offers other actions. Only answers that a person gives count: a form that is filled anew is left as it is.
 *
 * @source reference/emergencies.md, section 2.1
 */
export function useConsequences(form: UseFormReturn<ReportValues>): void {
  const { data: actions } = useQuery(actionsQuery());
  useEffect(() => {
    const change = { shouldDirty: true, shouldTouch: true } as const;
    const dropActions = (values: ReportValues) => {
      if (!actions) return;
      const kind = fieldReportKind(values);
      for (const organisation of organisations) {
        const chosen = values.actions_taken[organisation].actions;
        const kept = chosen?.filter((id) => {
          const action = actions.results.find((each) => each.id === id);
          return action && isOffered(action, organisation, kind);
        });
        if (chosen && kept && kept.length < chosen.length) {
          form.setValue(`actions_taken.${organisation}.actions`, kept.length > 0 ? kept : null, change);
        }
      }
    };
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name === 'country' && values.districts !== null) form.setValue('districts', null, change);
        if (name === 'status' && values.status === reportStatus.earlyWarning) {
          if (values.is_covid_report) form.setValue('is_covid_report', false, change);
          if (values.dtype === epidemicType) form.setValue('dtype', null, change);
        }
        if (name === 'is_covid_report' && values.is_covid_report && values.dtype !== epidemicType) {
          form.setValue('dtype', epidemicType, change);
        }
        if (name === 'dtype' && values.dtype !== epidemicType && values.is_covid_report) {
          form.setValue('is_covid_report', false, change);
        }
        if (name !== undefined && deciding.includes(name)) dropActions(form.getValues());
      },
    });
  }, [form, actions]);
}
