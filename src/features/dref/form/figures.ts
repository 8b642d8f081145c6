import type { AnyFormDefinition } from '#app/form/definition';
import { applies, fieldNamed } from '#app/form/derive';
import { type DrefFigures, type FigureWarning, figureWarnings } from '#domain/dref/figureWarnings';
import type { DrefValues } from '../fields/drefShape';
import type { DrefStrings } from './useDrefStrings';

const figureNames = [
  'num_affected',
  'number_of_people_affected',
  'people_in_need',
  'estimated_number_of_affected_male',
  'estimated_number_of_affected_female',
  'estimated_number_of_affected_girls_under_18',
  'estimated_number_of_affected_boys_under_18',
  'women',
  'men',
  'girls',
  'boys',
  'total_targeted_population',
  'assisted_num_of_women',
  'assisted_num_of_men',
  'assisted_num_of_girls_under_18',
  'assisted_num_of_boys_under_18',
  'num_assisted',
  'people_per_urban',
  'people_per_local',
  'amount_requested',
  'total_dref_allocation',
  'planned_interventions',
] as const satisfies readonly (keyof DrefFigures & keyof DrefValues)[];

/** The warnings about figures of a form. Answers to what the type does not ask for stay in the form until it is saved, and do not count. */
export function warningsOfForm(definition: AnyFormDefinition, values: DrefValues): readonly FigureWarning[] {
  const asked = figureNames.filter((name) => {
    const field = fieldNamed(definition, name);
    return field && applies(field, values);
  });
  return figureWarnings(Object.fromEntries(asked.map((name) => [name, values[name]])));
}

/** The words of a warning. */
export function warningText({ kind, total, sum }: FigureWarning, t: DrefStrings): string {
  const texts = {
    needExceedsAffected: () => t.needExceedsAffected({ total, sum }),
    splitExceeds: () => t.splitExceeds({ total, sum }),
    totalDiffers: () => t.totalDiffers({ total, sum }),
    sharesExceed: () => t.sharesExceed({ sum: total }),
    amountDiffers: () => t.amountDiffers({ amount: total, sum }),
  };
  return texts[kind]();
}
