import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { ruleStrings } from '#app/form/strings';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { useStrings } from '#ui/language/useStrings';
import { reportRules } from './reportRules';
import type { ReportValues } from './reportShape';
import { reportRuleStrings } from './ruleStrings';
import { useOfferedVisibilities } from './useOfferedVisibilities';

/** The form of a report. Its rules follow the report's kind, and the visibilities that are offered. */
export function useReportForm(initial: ReportValues) {
  const t = useStrings(ruleStrings);
  const own = useStrings(reportRuleStrings);
  const rules = useRef<Parameters<typeof reportRules>[1]>({ t, own, offered: null });

  const resolver: Resolver<ReportValues> = (values, context, options) => {
    const schema = reportRules(fieldReportKind(values), rules.current);
    // the form's own values are handed on: what the kind does not ask for may come back when the kind does
    const resolve = zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<ReportValues>;
    return resolve(values, context, options);
  };
  // the summary and the steps' list lead to what is wrong, which may stand in another step
  const form = useForm<ReportValues>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [country, visibility] = form.watch(['country', 'visibility']);
  const visibilities = useOfferedVisibilities(country);
  const { offered } = visibilities;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is looked at too
  useEffect(() => {
    rules.current = { t, own, offered };
    // a choice that is no longer offered is flagged at once, and the flag goes with another one
    if (offered !== null) void form.trigger('visibility');
  }, [form, t, own, offered, visibility]);
  return { form, visibilities };
}
