import type { PerComponent } from '#contract/perComponent';
import type { PerProcess } from '#contract/perProcess';
import type { Context } from '../core/http/context';
import { inLanguage, type Language } from '../core/http/language';
import { countryMiniById } from '../places/serialise';
import { display } from '../reference/labels';
import type { PerComponentRow, PerProcessRow } from './tables';

/** Preparedness in the shapes of the API, in the language of the request. */

export function perItem(row: PerProcessRow, context: Context): PerProcess {
  const { region: _, is_latest: __, ...fields } = row;
  const reached = (phase: number) => (row.phase >= phase ? row.id : null);
  return {
    ...fields,
    assessment: reached(2),
    prioritization: reached(3),
    workplan: reached(4),
    country_details: countryMiniById(context, row.country),
    phase_display: display('per_perphases', row.phase, context.language),
    type_of_assessment: 1,
    type_of_assessment_details: { id: 1, name: row.type_of_assessment },
    translation_module_original_language: 'en',
    translation_module_skip_auto_translation: false,
  };
}

export const componentItem = ({ name, ...row }: PerComponentRow, language: Language): PerComponent => ({
  ...row,
  title: inLanguage(name, language),
  climate_environmental_considerations_guidance: null,
  epi_considerations_guidance: null,
  migration_considerations_guidance: null,
  urban_considerations_guidance: null,
  translation_module_original_language: 'en',
});
