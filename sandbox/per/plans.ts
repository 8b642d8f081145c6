import type { z } from 'zod';
import {
  type PerPrioritizationBody,
  PerWorkPlan,
  PerWorkPlanBody,
  PerPrioritizationBody as PrioritizationSchema,
} from '#contract/perWorkPlan';
import type { Context } from '../core/http/context';
import { definedFields } from '../core/http/definedFields';
import { type FieldErrors, unknownId, validationError } from '../core/http/errors';
import { equals } from '../core/http/filters';
import { resource, rowOf } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { sql } from '../core/store/sql';
import { cycleOf } from './cycle';
import { checkLanguages, idGenerator, mergedList } from './nested';
import { prioritizationItem, workPlanItem } from './serialise';
import {
  type ActionRow,
  type PerWorkPlanRow,
  type PlannedComponentRow,
  perComponents,
  perOverviews,
  perPrioritizations,
  perWorkPlans,
} from './tables';

/** Prioritisations and work plans, which stay open after the phase that they belong to. @source reference/preparedness.md, section 3 */

interface ComponentItem {
  readonly component: number;
}

function checkComponents(items: readonly ComponentItem[] | undefined, { lookups }: Context): void {
  const known = lookups.rows(perComponents);
  const errors = (items ?? []).map(
    ({ component }): FieldErrors => (known.has(component) ? {} : { component: [unknownId(component)] }),
  );
  if (errors.some((row) => 'component' in row)) throw validationError({ prioritized_action_responses: errors });
}

/** Moves a cycle from any phase to a given one. */
function moveTo(phase: 4 | 5, cycle: number, { store, now }: Context): void {
  store.update(perOverviews, cycle, { phase, updated_at: now.toISOString() });
}

/** `PATCH /api/v2/per-prioritization/{id}/`: one that is no draft moves the cycle to phase 4, also back from 5. */
async function prioritize(context: Context): Promise<unknown> {
  const stored = rowOf(context, perPrioritizations);
  const cycle = cycleOf(stored, context);
  const given: PerPrioritizationBody = await context.body(PrioritizationSchema);
  checkComponents(given.prioritized_action_responses, context);
  const { store, language } = context;
  const rows = stored.prioritized_action_responses;
  checkLanguages(rows, given.prioritized_action_responses, language);
  const next = idGenerator(
    stored.id,
    rows.map(({ id }) => id),
  );
  const isDraft = given.is_draft ?? stored.is_draft;
  const saved = store.transaction(() => {
    const row = store.update(perPrioritizations, stored.id, {
      is_draft: isDraft,
      prioritized_action_responses: mergedList(
        rows,
        given.prioritized_action_responses,
        ({ id: _, ...item }, before) => ({
          justification_text: null,
          language,
          ...before,
          ...definedFields(item),
          component: item.component,
          id: before?.id ?? next(),
        }),
      ),
    });
    if (given.is_draft === false) {
      moveTo(4, cycle.id, context);
      if (!store.first(perWorkPlans, sql`overview = ${cycle.id}`)) {
        store.insert(perWorkPlans, {
          overview: cycle.id,
          is_draft: true,
          prioritized_action_responses: [],
          additional_action_responses: [],
        });
      }
    }
    return row;
  });
  return prioritizationItem(saved, context);
}

type Plan = z.output<typeof PerWorkPlanBody>;
type GivenAction = NonNullable<Plan['additional_action_responses']>[number];

/** The lists of a work plan after a write. */
function mergedActions(stored: PerWorkPlanRow, given: Plan, { language }: Context) {
  const { prioritized_action_responses: planned, additional_action_responses: additional } = stored;
  const next = idGenerator(
    stored.id,
    [...planned, ...additional].map(({ id }) => id),
  );
  const action = ({ id: _, ...item }: GivenAction, before: ActionRow | undefined): ActionRow => ({
    actions: null,
    due_date: null,
    status: 0,
    supported_by: null,
    supported_by_organization_type: null,
    language,
    ...before,
    ...definedFields(item),
    id: before?.id ?? next(),
  });
  return {
    prioritized_action_responses: mergedList(
      planned,
      given.prioritized_action_responses,
      (item, before): PlannedComponentRow => ({ ...action(item, before), component: item.component }),
    ),
    additional_action_responses: mergedList(additional, given.additional_action_responses, action),
  };
}

/** `PATCH /api/v2/per-work-plan/{id}/`: one that is no draft moves the cycle to phase 5. */
async function plan(context: Context): Promise<unknown> {
  const stored = rowOf(context, perWorkPlans);
  const cycle = cycleOf(stored, context);
  const given = await context.body(PerWorkPlanBody);
  checkComponents(given.prioritized_action_responses, context);
  const { store, language } = context;
  checkLanguages(stored.prioritized_action_responses, given.prioritized_action_responses, language);
  checkLanguages(stored.additional_action_responses, given.additional_action_responses, language);
  const saved = store.transaction(() => {
    const is_draft = given.is_draft ?? stored.is_draft;
    const row = store.update(perWorkPlans, stored.id, { is_draft, ...mergedActions(stored, given, context) });
    if (given.is_draft === false) moveTo(5, cycle.id, context);
    return row;
  });
  return workPlanItem(saved, context);
}

/** Reads a part of a cycle: 403 outside of the user's places. */
export const planRoutes: Route[] = [
  route('GET /api/v2/per-prioritization/{id}/', 'members', (context) => {
    const row = rowOf(context, perPrioritizations);
    cycleOf(row, context);
    return prioritizationItem(row, context);
  }),
  route('PATCH /api/v2/per-prioritization/{id}/', 'members', prioritize),
  // the list is not limited to the places of a person, a single plan is
  ...resource('/api/v2/per-work-plan/', perWorkPlans, {
    access: 'members',
    filters: { overview: equals('overview') },
    related: { overview: perOverviews },
    ordering: ['id'],
    item: PerWorkPlan,
    serialise: (rows, context) => rows.map((row) => workPlanItem(row, context)),
  }),
  route('GET /api/v2/per-work-plan/{id}/', 'members', (context) => {
    const row = rowOf(context, perWorkPlans);
    cycleOf(row, context);
    return workPlanItem(row, context);
  }),
  route('PATCH /api/v2/per-work-plan/{id}/', 'members', plan),
];
