import { z } from 'zod';
import { CountryMini } from './country';
import { OriginalLanguage, PerSupportedByOrganizationType, PerWorkplanstatus } from './enums';
import { PerComponent } from './perComponent';
import { FormComponentMini } from './perForm';
import { CalendarDay } from './scalars';

/** The prioritised components of a National Society, and its work plan. @source reference/preparedness.md, sections 2.3, 2.4 and 4.2 */

export const PrioritizedComponent = z.object({
  id: z.int(),
  component: z.int(),
  component_details: FormComponentMini,
  justification_text: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type PrioritizedComponent = z.infer<typeof PrioritizedComponent>;

export const PerPrioritization = z.object({
  id: z.int(),
  is_draft: z.boolean(),
  overview: z.int().nullable(),
  prioritized_action_responses: z.array(PrioritizedComponent),
});
export type PerPrioritization = z.infer<typeof PerPrioritization>;

export const PerPrioritizationBody = z.object({
  is_draft: z.boolean().optional(),
  overview: z.int(),
  prioritized_action_responses: z
    .array(
      z.object({ id: z.int().optional(), component: z.int(), justification_text: z.string().nullable().optional() }),
    )
    .optional(),
});
export type PerPrioritizationBody = z.input<typeof PerPrioritizationBody>;

const action = {
  id: z.int(),
  actions: z.string().nullable(),
  due_date: CalendarDay.nullable(),
  status: PerWorkplanstatus.nullable(),
  supported_by: z.int().nullable(),
  supported_by_organization_type: PerSupportedByOrganizationType.nullable(),
  supported_by_organization_type_details: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
};

export const PerWorkPlanComponent = z.object({
  ...action,
  component: z.int(),
  component_details: PerComponent,
  status_display: z.string().nullable(),
  supported_by_details: CountryMini.nullable(),
});
export type PerWorkPlanComponent = z.infer<typeof PerWorkPlanComponent>;

export const PerWorkPlanAction = z.object(action);
export type PerWorkPlanAction = z.infer<typeof PerWorkPlanAction>;

export const PerWorkPlan = z.object({
  id: z.int(),
  additional_action_responses: z.array(PerWorkPlanAction),
  is_draft: z.boolean(),
  overview: z.int().nullable(),
  overview_details: z.object({
    id: z.int(),
    ns_focal_point_email: z.string().nullable(),
    ns_focal_point_name: z.string().nullable(),
    workplan_development_date: CalendarDay.nullable(),
  }),
  prioritized_action_responses: z.array(PerWorkPlanComponent),
});
export type PerWorkPlan = z.infer<typeof PerWorkPlan>;

const actionBody = {
  id: z.int().optional(),
  actions: z.string().max(900).nullable().optional(),
  due_date: CalendarDay.nullable().optional(),
  status: PerWorkplanstatus.optional(),
  supported_by: z.int().nullable().optional(),
  supported_by_organization_type: PerSupportedByOrganizationType.nullable().optional(),
};

export const PerWorkPlanBody = z.object({
  additional_action_responses: z.array(z.object(actionBody)).optional(),
  is_draft: z.boolean().optional(),
  overview: z.int(),
  prioritized_action_responses: z.array(z.object({ ...actionBody, component: z.int() })).optional(),
});
export type PerWorkPlanBody = z.input<typeof PerWorkPlanBody>;
