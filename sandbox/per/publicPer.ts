import { type PublicPerAssessment, PublicPerProcess } from '#contract/publicPer';
import type { Context } from '../core/http/context';
import { anyOfRepeated, equals } from '../core/http/filters';
import { resource, rowOf } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { componentResponse, perItems, prioritizationItem } from './serialise';
import { type PerOverviewRow, perAssessments, perOverviews, perPrioritizations } from './tables';

/** What everybody may read of preparedness; the public assessment gives all ratings. @source reference/countries-and-regions.md, section 4.8 */

function assessment(context: Context): PublicPerAssessment {
  const { id, area_responses } = rowOf(context, perAssessments);
  return {
    id,
    area_responses: area_responses.map((area) => ({
      id: area.id,
      component_responses: area.component_responses.map((each) => componentResponse(each, context)),
    })),
  };
}

const publicItems = (rows: readonly PerOverviewRow[], context: Context): PublicPerProcess[] =>
  perItems(rows, context).map(
    ({ translation_module_original_language: _, translation_module_skip_auto_translation: __, ...item }) => item,
  );

export const publicPerRoutes: Route[] = [
  ...resource('/api/v2/public-per-process-status/', perOverviews, {
    filters: { country: anyOfRepeated('country'), region: equals('region'), id: equals('id') },
    ordering: ['assessment_number', 'phase', 'date_of_assessment'],
    defaultOrder: 'country,-assessment_number,-date_of_assessment',
    item: PublicPerProcess,
    serialise: publicItems,
    single: (row, context) => publicItems([row], context)[0],
  }),
  route('GET /api/v2/public-per-assessment/{id}/', 'everyone', assessment),
  route('GET /api/v2/public-per-prioritization/{id}/', 'everyone', (context) =>
    prioritizationItem(rowOf(context, perPrioritizations), context),
  ),
];
