import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { unitName } from '#domain/local-units/unitState';
import type { Context } from '../core/http/context';
import { users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { countries } from '../places/tables';
import { validatorsToMail } from './rights';
import { type ChangeRequestRow, changeRequests, type LocalUnitRow } from './tables';

export const unitAddressOf = ({ id, country }: Pick<LocalUnitRow, 'id' | 'country'>, { site }: Context) =>
  new URL(`/countries/${country}/local-units/${id}`, site).href;

const nameOf = (row: LocalUnitRow) => unitName(row) ?? `Local unit ${row.id}`;

/** Opens a request to validate a unit, and mails the validators. @param previous - null for a new unit */
export function openRequest(row: LocalUnitRow, previous: PrivateLocalUnitDetail | null, context: Context): void {
  const { store, now, user, lookups } = context;
  store.insert(changeRequests, {
    local_unit: row.id,
    previous,
    rejected: null,
    rejected_reason: null,
    status: 1,
    current_validator: 1,
    triggered_by: user?.id ?? null,
    created_at: now.toISOString(),
  });
  const region = lookups.rows(countries).get(row.country)?.region ?? null;
  for (const { email } of validatorsToMail(store, row.type, row.country, region)) {
    context.mail({
      to: email,
      subject: previous ? 'Local unit: an edit waits for validation' : 'Local unit: a new unit waits for validation',
      body: `${nameOf(row)}\n${unitAddressOf(row, context)}\n`,
    });
  }
}

/** The last request of a unit, of any status. */
export const lastRequest = (unit: number, { store }: Pick<Context, 'store'>): ChangeRequestRow | undefined =>
  store.first(changeRequests, sql`local_unit = ${unit}`, sql`id DESC`);

/** Mails the person who created the unit. */
export function mailAuthor(row: LocalUnitRow, subject: string, text: string, context: Context): void {
  const author = row.created_by === null ? undefined : context.store.get(users, row.created_by);
  if (!author) return;
  context.mail({
    to: author.email,
    subject,
    body: `${nameOf(row)}\n${text}${text === '' ? '' : '\n'}${unitAddressOf(row, context)}\n`,
  });
}
