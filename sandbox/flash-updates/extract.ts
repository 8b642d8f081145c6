import { randomBytes } from 'node:crypto';
import type { FlashUpdateExport } from '#contract/flashUpdate';
import { type Context, numericSlot } from '../core/http/context';
import { notFound } from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { fileResponse } from '../core/http/uploads';
import { textPdf } from '../core/pdf';
import { extractAddress } from './addresses';
import { countryName, flashUpdateItem } from './serialise';
import { type FlashUpdateRow, flashUpdates } from './tables';

const isStale = ({ extracted_at, modified_at }: FlashUpdateRow) => extracted_at === null || modified_at > extracted_at;

/** Builds the PDF of an update unless its newest version has one. @returns the update with its PDF */
export function withExtract(row: FlashUpdateRow, { store, now }: Context): FlashUpdateRow & { extracted_file: string } {
  const { extracted_file } = row;
  if (extracted_file !== null && !isStale(row)) return { ...row, extracted_file };
  const name = `flash-update-${randomBytes(6).toString('hex')}.pdf`;
  return {
    ...store.update(flashUpdates, row.id, { extracted_at: now.toISOString(), extracted_file: name }),
    extracted_file: name,
  };
}

/** `GET /api/v2/export-flash-update/{id}/`: pending once, and ready when it is asked again. @source reference/emergencies.md, section 4.6 */
function exportUpdate(context: Context): FlashUpdateExport {
  const row = rowOf(context, flashUpdates);
  if (!isStale(row) && row.extracted_file !== null) {
    return { status: 'ready', url: extractAddress(row.id, row.extracted_file, context.url) };
  }
  withExtract(row, context);
  return { status: 'pending', url: null };
}

const plain = (html: string) =>
  html
    .replace(/<(\/p|\/li|br)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();

function document(context: Context): Response {
  const id = numericSlot(context, 'id');
  const row = id === null ? undefined : context.store.get(flashUpdates, id);
  if (!row || row.extracted_file === null || row.extracted_file !== context.slots.name) throw notFound();
  const { actions_taken } = flashUpdateItem(row.id, context);
  const content = textPdf(row.title, [
    row.country_district.map(({ country }) => countryName(country, context)).join(', '),
    plain(row.situational_overview),
    ...actions_taken.map(({ organization_display, action_details, summary }) =>
      [`${organization_display}:`, action_details.map(({ name }) => name).join(', '), summary ?? '']
        .filter(Boolean)
        .join('\n'),
    ),
  ]);
  return fileResponse(new Uint8Array(content), 'application/pdf', row.extracted_file);
}

export const extractRoutes: Route[] = [
  route('GET /api/v2/export-flash-update/{id}/', 'members', exportUpdate),
  route('GET /sandbox/flash-updates/{id}/{name}', 'everyone', document),
];
