import { randomInt } from 'node:crypto';
import { EmergencyProjectBody } from '#contract/emergencyProject';
import { ProjectBody } from '#contract/project';
import { projectStatus, utcToday } from '#domain/three-w/status';
import { type Context, requireMember } from '../core/http/context';
import { definedFields } from '../core/http/definedFields';
import { originalLanguageOnly, serverError } from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import type { UserRow } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { indexWords, removeWords } from '../core/store/wordIndex';
import { countries, districts } from '../places/tables';
import { emergencyProjectItems } from './activities';
import { blankActivity, blankEmergencyProject, blankProject, blankSplit } from './blankRows';
import { checkActivities, checkProject, type GivenActivities, type GivenProject } from './checks';
import { actionById } from './options';
import { projectItems } from './projects';
import { type ActivityRow, type EmergencyProjectRow, emergencyProjects, type ProjectRow, projects } from './tables';
import { visibleProjects } from './visibility';

const newId = () => randomInt(1_000_000, 2 ** 31);

/** The rows of a list after a save: known ids are updated, rows without one created, others deleted; an omitted list is unchanged. */
function nestedRows<Row extends { id: number }>(
  given: readonly (Partial<Row> & { id?: number | undefined })[] | undefined,
  stored: readonly Row[],
  blank: Omit<Row, 'id'>,
): Row[] {
  if (!given) return [...stored];
  return given.map((row) => {
    const before = stored.find(({ id }) => id === row.id);
    return { ...(before ?? { ...blank, id: newId() }), ...definedFields(row), id: before?.id ?? newId() } as Row;
  });
}

/** Adds a project to the word index of the search. */
export function indexProject({ store, lookups }: Pick<Context, 'store' | 'lookups'>, row: ProjectRow): void {
  const of = (id: number | null) => (id === null ? undefined : lookups.rows(countries).get(id));
  const [society, country] = [of(row.reporting_ns), of(row.project_country)];
  const words = `${society?.society_name?.en ?? ''} ${country?.name.en ?? ''} ${country?.iso3 ?? ''}`;
  indexWords(store, projects, row.id, row.name ?? '', words);
}

function mergedProject<Row extends Omit<ProjectRow, 'id'>>(stored: Row, given: GivenProject, context: Context): Row {
  const { annual_splits, status: _, ...fields } = given;
  const row = { ...stored, ...definedFields(fields) };
  const [first] = row.project_districts;
  const district = first === undefined ? undefined : context.lookups.rows(districts).get(first);
  return {
    ...row,
    annual_splits: nestedRows(annual_splits, stored.annual_splits, blankSplit),
    project_country: district?.country ?? row.project_country,
    status: projectStatus(row.start_date, row.end_date, utcToday(context.now)),
    modified_at: context.now.toISOString(),
  };
}

const projectItem = (row: ProjectRow, context: Context) => projectItems([row], context)[0];

async function createProject(context: Context): Promise<Response> {
  const user = requireMember(context);
  const given = await context.body(ProjectBody);
  checkProject(given, context);
  const made = context.store.transaction(() => {
    const blank = { ...blankProject, user: user.id, translation_module_original_language: context.language };
    const row = context.store.insert(projects, mergedProject(blank, given, context));
    indexProject(context, row);
    return row;
  });
  return jsonResponse(201, projectItem(made, context));
}

async function editProject(context: Context): Promise<unknown> {
  const user = requireMember(context);
  const stored = rowOf(context, projects, visibleProjects(context));
  const given = await context.body(ProjectBody.partial());
  const original = stored.translation_module_original_language;
  if (original && context.language !== original) throw originalLanguageOnly(original);
  checkProject(given, context);
  const saved = context.store.transaction(() => {
    const row = { ...mergedProject(stored, given, context), modified_by: user.id };
    removeWords(context.store, projects, stored.id);
    indexProject(context, row);
    return context.store.update(projects, stored.id, row);
  });
  return projectItem(saved, context);
}

function deleteProject(context: Context): Response {
  const { id } = rowOf(context, projects, visibleProjects(context));
  context.store.transaction(() => {
    removeWords(context.store, projects, id);
    context.store.delete(projects, sql`id = ${id}`);
  });
  return jsonResponse(204, null);
}

/** The action's sector replaces the one that was sent. */
const withActionSector = (row: ActivityRow): ActivityRow => ({
  ...row,
  sector: actionById(row.action)?.sector ?? row.sector,
});

function mergedActivities<Row extends Omit<EmergencyProjectRow, 'id'>>(
  stored: Row,
  given: GivenActivities,
  context: Context,
): Row {
  const { activities: rows, ...fields } = given;
  const activities = rows
    ? nestedRows(
        rows.map(({ points: _, ...row }) => row),
        stored.activities,
        blankActivity,
      ).map((row, index) => {
        const before = stored.activities.find(({ id }) => id === row.id)?.points ?? [];
        const points = nestedRows(rows[index]?.points, before, { description: '', latitude: 0, longitude: 0 });
        return withActionSector({ ...row, points });
      })
    : stored.activities;
  return {
    ...stored,
    ...definedFields(fields),
    activities,
    sectors: [...new Set(activities.map(({ sector }) => sector))],
    modified_at: context.now.toISOString(),
  };
}

const activityItem = (row: EmergencyProjectRow, context: Context) => emergencyProjectItems([row], context)[0];

/** The person who writes: guests too, and a visitor only fails when the row is saved. @source reference/real-server.md, section 3.2 */
function writer({ user }: Context): UserRow {
  if (!user) throw serverError('Cannot assign "AnonymousUser": it must be a "User" instance.');
  return user;
}

async function createActivities(context: Context): Promise<Response> {
  const given = await context.body(EmergencyProjectBody);
  checkActivities(given, context);
  const user = writer(context);
  const blank = { ...blankEmergencyProject, created_by: user.id, created_at: context.now.toISOString() };
  const made = context.store.transaction(() =>
    context.store.insert(emergencyProjects, mergedActivities(blank, given, context)),
  );
  return jsonResponse(201, activityItem(made, context));
}

async function editActivities(context: Context): Promise<unknown> {
  const stored = rowOf(context, emergencyProjects);
  const given = await context.body(EmergencyProjectBody.partial());
  checkActivities(given, context);
  const user = writer(context);
  const row = { ...mergedActivities(stored, given, context), modified_by: user.id };
  return activityItem(
    context.store.transaction(() => context.store.update(emergencyProjects, stored.id, row)),
    context,
  );
}

function deleteActivities(context: Context): Response {
  const { id } = rowOf(context, emergencyProjects);
  context.store.transaction(() => context.store.delete(emergencyProjects, sql`id = ${id}`));
  return jsonResponse(204, null);
}

export const writingRoutes: Route[] = [
  route('POST /api/v2/project/', 'members', createProject),
  route('PUT /api/v2/project/{id}/', 'members', editProject),
  route('PATCH /api/v2/project/{id}/', 'members', editProject),
  route('DELETE /api/v2/project/{id}/', 'members', deleteProject),
  route('POST /api/v2/emergency-project/', 'everyone', createActivities),
  route('PUT /api/v2/emergency-project/{id}/', 'everyone', editActivities),
  route('PATCH /api/v2/emergency-project/{id}/', 'everyone', editActivities),
  route('DELETE /api/v2/emergency-project/{id}/', 'everyone', deleteActivities),
];
