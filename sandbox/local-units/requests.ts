import { type LocalUnitChangeRequest, LocalUnitDeprecationBody, LocalUnitRejectionBody } from '#contract/localUnit';
import { unitStatus } from '#domain/local-units/unitState';
import { type Context, requireMember } from '../core/http/context';
import { ApiError, forbidden, legacyError } from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { display } from '../reference/labels';
import { unitOf } from './reading';
import { lastRequest, mailAuthor } from './requestRows';
import { rightsIn } from './rights';
import { privateDetail, privateUnits } from './serialise';
import { type ChangeRequestRow, changeRequests, type LocalUnitRow, localUnits } from './tables';
import { restoredUnit } from './writing';

const messageError = (message: string) => new ApiError(404, { message }, message);

function requestItem(row: ChangeRequestRow, { language }: Context): LocalUnitChangeRequest {
  return {
    id: row.id,
    current_validator: row.current_validator,
    current_validator_details: display('local_units_validators', row.current_validator, language),
    previous_data_details: row.previous ?? {},
    status: row.status,
    status_details: display('local_units_validation_status', row.status, language),
  };
}

function latestRequest(context: Context): LocalUnitChangeRequest {
  const request = lastRequest(unitOf(context).id, context);
  if (!request) throw messageError('Last change request not found');
  return requestItem(request, context);
}

/** The level at which the user of the request validates a unit; throws 403 without one. */
function levelOf(row: LocalUnitRow, context: Context): 1 | 2 | 3 {
  requireMember(context);
  const level = rightsIn(context, row.country).validatorLevel(row.type);
  if (level === null) throw forbidden("You don't have permissions to validate");
  return level;
}

const listItem = (row: LocalUnitRow, context: Context) => privateUnits([row], context)[0];

/** `POST …/validate/`: the pending request is approved. */
function validate(context: Context): unknown {
  const row = unitOf(context);
  const level = levelOf(row, context);
  const request = lastRequest(row.id, context);
  if (request?.status !== 1) throw messageError('No change request found to validate');
  const saved = context.store.transaction(() => {
    context.store.update(changeRequests, request.id, { status: 2, current_validator: level });
    return context.store.update(localUnits, row.id, { status: unitStatus.validated });
  });
  mailAuthor(saved, 'Local unit: validated', '', context);
  return listItem(saved, context);
}

/** `POST …/revert/`: restores the state before an edit and mails its author; a new unit is deprecated without a mail. */
async function revert(context: Context): Promise<unknown> {
  const row = unitOf(context);
  levelOf(row, context);
  const { reason } = await context.body(LocalUnitRejectionBody);
  if (row.status === unitStatus.validated) throw legacyError('Local unit is already validated and cannot be reverted');
  const request = lastRequest(row.id, context);
  if (request?.status !== 1) throw messageError('No change request found to revert');
  const { previous } = request;
  const rejection = { status: 3 as const, rejected_reason: reason, rejected: privateDetail(row, context) };
  const saved = context.store.transaction(() => {
    context.store.update(changeRequests, request.id, rejection);
    return context.store.update(
      localUnits,
      row.id,
      previous
        ? restoredUnit(row, previous, context)
        : { is_deprecated: true, deprecated_reason: 4, deprecated_reason_overview: reason },
    );
  });
  if (previous) mailAuthor(saved, 'Local unit: your edit was rejected', `Reason: ${reason}`, context);
  return privateDetail(saved, context);
}

async function deprecate(context: Context): Promise<unknown> {
  const row = rowOf(context, localUnits);
  levelOf(row, context);
  if (row.is_deprecated) throw messageError('Local unit is already deprecated');
  const reasons = await context.body(LocalUnitDeprecationBody);
  const saved = context.store.update(localUnits, row.id, { is_deprecated: true, ...reasons });
  mailAuthor(saved, 'Local unit: deprecated', `Reason: ${reasons.deprecated_reason_overview}`, context);
  return { message: 'Local unit object deprecated successfully.' };
}

/** The server asks for no right here beyond being a member, nor that the unit is deprecated. @source reference/local-units.md, section 3.2 */
function undoDeprecation(context: Context): unknown {
  const row = rowOf(context, localUnits);
  const visible = { is_deprecated: false, deprecated_reason: null, deprecated_reason_overview: null };
  return listItem(context.store.update(localUnits, row.id, visible), context);
}

/** @source reference/local-units.md, section 3.1 */
export const requestRoutes: Route[] = [
  route('GET /api/v2/local-units/{id}/latest-change-request/', 'members', latestRequest),
  route('POST /api/v2/local-units/{id}/validate/', 'members', validate),
  route('POST /api/v2/local-units/{id}/revert/', 'members', revert),
  route('POST /api/v2/local-units/{id}/deprecate/', 'members', deprecate),
  route('POST /api/v2/local-units/{id}/revert-deprecate/', 'members', undoDeprecation),
];
