import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIsReadOnly, useLongFormContext } from '#app/form/formContext';
import { GenerateButton } from '#app/form/GenerateButton';
import { useFormSelector } from '#app/form/useFormSelector';
import { apiQuery } from '#app/request/apiQuery';
import { useReference } from '#app/request/referenceData';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { Alert } from '#ui/feedback/Alert';
import type { DrefFieldName, DrefValues } from '../fields/drefShape';
import { Lessons } from '../start/Lessons';
import { warningsOfForm, warningText } from './figures';
import { useDrefStrings } from './useDrefStrings';

/* Notes and buttons below a field. */

/** A warning that the figure of a field contradicts others, which can be right: parts may overlap. @source reference/dref.md, section 2.3.4 */
function FigureNote({ name }: { readonly name: DrefFieldName }) {
  const t = useDrefStrings();
  const { definition } = useLongFormContext();
  const warning = useFormSelector(
    (values: DrefValues) => warningsOfForm(definition, values).find(({ path }) => path === name) ?? null,
  );
  return warning && <Alert tone="warning" title={warningText(warning, t)} />;
}

/** Fills the title from the country and the hazard. @source reference/dref.md, section 2.3.1 */
function GenerateTitle() {
  const t = useDrefStrings();
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
  return (
    <div>
      <GenerateButton
        label={t.generateTitle}
        chooseFirst={t.generateFirst}
        isChosen={Boolean(chosen.country && chosen.disaster_type)}
        isNamed={Boolean(country && hazard)}
        onPress={generate}
      />
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
  lessons_learned: Lessons,
  num_affected: () => <FigureNote name="num_affected" />,
  number_of_people_affected: () => <FigureNote name="number_of_people_affected" />,
  people_in_need: () => <FigureNote name="people_in_need" />,
  people_per_local: () => <FigureNote name="people_per_local" />,
  total_targeted_population: () => <FigureNote name="total_targeted_population" />,
  num_assisted: () => <FigureNote name="num_assisted" />,
  amount_requested: () => <FigureNote name="amount_requested" />,
  total_dref_allocation: () => <FigureNote name="total_dref_allocation" />,
};
