import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { epidemicType, fieldReportKind, reportStatus } from '#domain/field-reports/fieldReportKind';
import { actionsQuery } from './formQueries';
import { isOffered } from './offeredActions';
import { organisations, type ReportValues } from './reportShape';

const deciding: readonly string[] = ['status', 'is_covid_report', 'dtype'];

/**
 * Sets answers in reaction to others: an early warning is no epidemic, another country has other provinces, another kind of report
 * offers other actions. Resets of the form, such as a restored draft, have no consequences.
 *
 * @source reference/emergencies.md, section 2.1
 */
export function useConsequences(): void {
  const form = useFormContext<ReportValues>();
  const { data: actions } = useQuery(actionsQuery());
  useEffect(() => {
    const change = { shouldDirty: true, shouldTouch: true } as const;
    const dropActions = (values: ReportValues) => {
      if (!actions) return;
      const kind = fieldReportKind(values);
      for (const organisation of organisations) {
        const chosen = values.actions_taken[organisation].actions;
        const remaining = chosen?.filter((id) => {
          const action = actions.results.find((each) => each.id === id);
          return action && isOffered(action, organisation, kind);
        });
        if (chosen && remaining && remaining.length < chosen.length) {
          form.setValue(`actions_taken.${organisation}.actions`, remaining.length > 0 ? remaining : null, change);
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
