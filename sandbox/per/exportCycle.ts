import type { PerComponentResponse } from '#contract/perAssessment';
import type { Context } from '../core/http/context';
import { notAcceptable, serverError } from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { sql } from '../core/store/sql';
import { type Sheet, sheetType, workbook } from '../core/workbook';
import { assessmentItem, overviewItem, prioritizationItem, workPlanItem } from './serialise';
import { perAssessments, perOverviews, perPrioritizations, perWorkPlans } from './tables';

/** The parent component is not exported. */
const exportedComponents = ({ component_details }: PerComponentResponse) => component_details.is_parent !== true;

const text = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? '' : String(value);
};

const overviewFields = [
  'date_of_orientation',
  'date_of_assessment',
  'branches_involved',
  'assessment_method',
  'assess_preparedness_of_country',
  'assess_urban_aspect_of_country',
  'assess_climate_environment_of_country',
  'assess_migration_aspect_of_country',
  'date_of_previous_assessment',
  'type_of_previous_assessment',
  'assessment_number',
  'workplan_development_date',
  'workplan_revision_date',
  'ns_focal_point_name',
  'ns_focal_point_email',
  'ns_focal_point_phone',
  'ns_second_focal_point_name',
  'ns_second_focal_point_email',
  'ns_second_focal_point_phone',
  'partner_focal_point_name',
  'partner_focal_point_email',
  'partner_focal_point_phone',
  'partner_focal_point_organization',
  'facilitator_name',
  'facilitator_email',
  'facilitator_phone',
  'facilitator_contact',
] as const;

function assessmentSheet(components: readonly PerComponentResponse[], answers: ReadonlyMap<number, string>): Sheet {
  const header = [
    ...['Component number', 'Component letter', 'Component', 'Benchmark', 'Answer', 'Notes', 'Component notes'],
    ...['EPI', 'Urban', 'Climate', 'Migration', 'Rating', 'Rating value'],
  ];
  const rows = components
    .filter(exportedComponents)
    .flatMap((component) =>
      component.question_responses.map((response) => [
        text(component.component_details.component_num),
        text(component.component_details.component_letter),
        text(component.component_details.title),
        text(response.question_details?.question),
        response.answer === null ? '' : text(answers.get(response.answer)),
        text(response.notes),
        text(component.notes),
        text(component.epi_considerations),
        text(component.urban_considerations),
        text(component.climate_environmental_considerations),
        text(component.migration_considerations),
        text(component.rating_details?.title),
        text(component.rating_details?.value),
      ]),
    );
  return { name: 'Assessment', rows: [header, ...rows] };
}

const answerNames = new Map([
  [1, 'Yes'],
  [2, 'No'],
  [5, 'Partially exists'],
]);

function sheetsOf(context: Context): Sheet[] {
  const row = rowOf(context, perOverviews);
  if (row.type_of_assessment === null) throw serverError("'NoneType' object has no attribute 'name'");
  const { store } = context;
  const overview = overviewItem(row, context);
  const ofCycle = sql`overview = ${row.id}`;
  const assessment = store.first(perAssessments, ofCycle);
  const prioritization = store.first(perPrioritizations, ofCycle);
  const plan = store.first(perWorkPlans, ofCycle);
  const components = assessment
    ? assessmentItem(assessment, context).area_responses.flatMap(({ component_responses }) => component_responses)
    : [];
  const priorities = prioritization ? prioritizationItem(prioritization, context).prioritized_action_responses : [];
  const planned = plan ? workPlanItem(plan, context) : null;
  return [
    {
      name: 'Overview',
      rows: [
        ['National Society', 'Orientation document', 'Type of assessment', ...overviewFields],
        [
          text(overview.country_details?.society_name),
          text(overview.orientation_documents.length > 0),
          text(overview.type_of_assessment_details?.name),
          ...overviewFields.map((field) => text(overview[field])),
        ],
      ],
    },
    assessmentSheet(components, answerNames),
    {
      name: 'Prioritization',
      rows: [
        ['Component number', 'Component letter', 'Component', 'Justification'],
        ...priorities.map(({ component_details: { component_num, component_letter, title }, justification_text }) =>
          [component_num, component_letter, title, justification_text].map(text),
        ),
      ],
    },
    {
      name: 'Workplan',
      rows: [
        ['Actions', 'Component', 'Due date', 'Supported by', 'Supporting National Society', 'Status'],
        ...(planned?.prioritized_action_responses ?? []).map((each) =>
          [
            each.actions,
            each.component_details.title,
            each.due_date,
            each.supported_by_organization_type_details,
            each.supported_by_details?.society_name,
            each.status_display,
          ].map(text),
        ),
        ...(planned?.additional_action_responses ?? []).map((each) =>
          [each.actions, '', each.due_date, each.supported_by_organization_type_details, '', ''].map(text),
        ),
      ],
    },
  ];
}

/**
 * `GET /api/v2/export-per/{id}/`: a cycle as a spreadsheet; 406 unless the Accept header names that type or HTML, 500 for a cycle
 * without a type of assessment.
 *
 * @source reference/preparedness.md, section 4.5
 */
export async function exportCycle(context: Context): Promise<Response> {
  if (!context.accept.includes(sheetType) && !context.accept.includes('text/html')) throw notAcceptable();
  return new Response(await workbook(...sheetsOf(context)), {
    headers: { 'Content-Type': sheetType, 'Content-Disposition': 'attachment; filename="export.xlsx"' },
  });
}
