import { type PublicComponentResponse, type PublicPerAssessment, PublicPerProcess } from '#contract/publicPer';
import type { Context } from '../core/http/context';
import { anyOfRepeated, equals } from '../core/http/filters';
import { inLanguage, type Language } from '../core/http/language';
import { resource, rowOf } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { componentItem, perItem } from './serialise';
import { perAssessments, perComponents, perProcesses } from './tables';

/** What everybody may read of preparedness; the public assessment gives all ratings. @source reference/countries-and-regions.md, section 4.8 */

const ratingTitles = [
  { en: 'Not Reviewed', fr: 'Non examiné', es: 'No revisado', ar: 'لم تتم مراجعته' },
  { en: 'Does not exist', fr: 'N’existe pas', es: 'No existe', ar: 'غير موجود' },
  { en: 'Partially exists', fr: 'Existe en partie', es: 'Existe en parte', ar: 'موجود جزئيًا' },
  { en: 'Needs improvement', fr: 'À améliorer', es: 'Necesita mejorar', ar: 'يحتاج إلى تحسين' },
  {
    en: 'Exists, could be strengthened',
    fr: 'Existe, à renforcer',
    es: 'Existe, podría reforzarse',
    ar: 'موجود ويمكن تعزيزه',
  },
  { en: 'High performance', fr: 'Très performant', es: 'Alto rendimiento', ar: 'أداء عالٍ' },
] as const;

const rating = (value: number, language: Language) => ({
  id: value + 1,
  title: inLanguage(ratingTitles[value], language),
  value,
});

function assessment(context: Context): PublicPerAssessment {
  const { lookups, language } = context;
  const row = rowOf(context, perAssessments);
  const components = lookups.rows(perComponents);
  const responses = row.ratings.flatMap(({ component, value }): (PublicComponentResponse & { area: number })[] => {
    const details = components.get(component);
    if (!details) return [];
    return [
      {
        id: row.id * 100 + component,
        area: details.area,
        component,
        component_details: componentItem(details, language),
        rating: value === null ? null : value + 1,
        rating_details: value === null ? null : rating(value, language),
      },
    ];
  });
  const areas = [...new Set(responses.map(({ area }) => area))];
  return {
    id: row.id,
    area_responses: areas.map((area) => ({
      id: row.id * 10 + area,
      component_responses: responses.filter((each) => each.area === area).map(({ area: _, ...response }) => response),
    })),
  };
}

export const publicPerRoutes: Route[] = [
  ...resource('/api/v2/public-per-process-status/', perProcesses, {
    filters: { country: anyOfRepeated('country'), region: equals('region'), id: equals('id') },
    ordering: ['assessment_number', 'phase', 'date_of_assessment'],
    defaultOrder: 'country,-assessment_number,-date_of_assessment',
    item: PublicPerProcess,
    serialise: (rows, context) =>
      rows.map((row) => {
        const {
          translation_module_original_language: _,
          translation_module_skip_auto_translation: __,
          ...item
        } = perItem(row, context);
        return item;
      }),
  }),
  route('GET /api/v2/public-per-assessment/{id}/', 'everyone', assessment),
];
