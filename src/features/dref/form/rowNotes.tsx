import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { applies, fieldNamed } from '#app/form/derive';
import { useIsReadOnly, useLongFormContext } from '#app/form/formContext';
import { useFormSelector } from '#app/form/useFormSelector';
import { apiQuery } from '#app/request/apiQuery';
import { useReference } from '#app/request/referenceData';
import { interventionsBudget } from '#domain/dref/drefBudget';
import { differsFromSum } from '#domain/dref/drefWarnings';
import { sumOf } from '#domain/lists/sumOf';
import { Button } from '#ui/actions/Button';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { Alert } from '#ui/feedback/Alert';
import type { DrefFieldName, DrefValues } from '../fields/drefShape';
import { useDrefStrings } from './useDrefStrings';

/* Notes and buttons below a field. */

/** Whether a field applies. Answers that were entered for another type stay in the form until it is saved. */
function useIsAsked() {
  const { definition } = useLongFormContext();
  return (name: DrefFieldName, values: DrefValues) => applies(fieldNamed(definition, name) ?? {}, values);
}

type CountName = { [N in DrefFieldName]: NonNullable<DrefValues[N]> extends number ? N : never }[DrefFieldName];

interface SumProps {
  readonly total: 'total_targeted_population' | 'num_assisted';
  readonly parts: readonly CountName[];
}

/** A warning that a total is not the sum of its parts, which can be right: parts may overlap. @source reference/dref.md, section 2.3.4 */
function SumNote({ total, parts }: SumProps) {
  const t = useDrefStrings();
  const isAsked = useIsAsked();
  const difference = useFormSelector((values: DrefValues) => {
    const given = parts.filter((name) => isAsked(name, values)).map((name) => values[name]);
    return differsFromSum(values[total], given) ? { total: values[total] ?? 0, sum: sumOf(given) ?? 0 } : null;
  });
  return difference && <Alert tone="warning" title={t.totalDiffers(difference)} />;
}

const TargetedNote = () => <SumNote total="total_targeted_population" parts={['women', 'men', 'girls', 'boys']} />;

const AssistedNote = () => (
  <SumNote
    total="num_assisted"
    parts={[
      'assisted_num_of_women',
      'assisted_num_of_men',
      'assisted_num_of_girls_under_18',
      'assisted_num_of_boys_under_18',
    ]}
  />
);

/** A warning that an amount differs from the sum of the interventions' budgets. @source reference/dref.md, sections 2.3.4 and 2.4 */
function AmountNote({ name }: { readonly name: 'amount_requested' | 'total_dref_allocation' }) {
  const t = useDrefStrings();
  const isAsked = useIsAsked();
  const difference = useFormSelector((values: DrefValues) => {
    if (!isAsked('planned_interventions', values)) return null;
    const sum = interventionsBudget(values.planned_interventions);
    const amount = values[name];
    return differsFromSum(amount, [sum]) ? { amount: amount ?? 0, sum: sum ?? 0 } : null;
  });
  return difference && <Alert tone="warning" title={t.amountDiffers(difference)} />;
}

/** Fills the title from the country and the hazard. @source reference/dref.md, section 2.3.1 */
function GenerateTitle() {
  const t = useDrefStrings();
  const noteId = useId();
  const isReadOnly = useIsReadOnly();
  const { setValue } = useFormContext<{ title: string | null }>();
  const chosen = useFormSelector(({ country, disaster_type }: DrefValues) => ({ country, disaster_type }));
  const { data: countries } = useReference('countries');
  const { data: hazards } = useReference('disasterTypes');
  const country = countries?.results.find(({ id }) => id === chosen.country)?.name;
  const hazard = hazards?.results.find(({ id }) => id === chosen.disaster_type)?.name;
  if (isReadOnly) return null;
  const generate = () =>
    setValue('title', `${country} ${hazard} ${new Date().getFullYear()}`, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const isKnown = Boolean(country && hazard);
  return (
    <div>
      <Button size="s" isDisabled={!isKnown} aria-describedby={isKnown ? undefined : noteId} onPress={generate}>
        {t.generateTitle}
      </Button>{' '}
      {!isKnown && <span id={noteId}>{t.generateFirst}</span>}
    </div>
  );
}

function BudgetTemplate() {
  const t = useDrefStrings();
  const { data } = useQuery(apiQuery('GET /api/v2/dref/global-files/', {}));
  return data?.budget_template_url ? (
    <p>
      <ExternalLink href={data.budget_template_url}>{t.budgetTemplate}</ExternalLink>
    </p>
  ) : null;
}

/** The component below each field that has one. */
export const besideField: Partial<Readonly<Record<DrefFieldName, ComponentType>>> = {
  title: GenerateTitle,
  budget_file: BudgetTemplate,
  total_targeted_population: TargetedNote,
  num_assisted: AssistedNote,
  amount_requested: () => <AmountNote name="amount_requested" />,
  total_dref_allocation: () => <AmountNote name="total_dref_allocation" />,
};
