import type { z } from 'zod';
import type { PdfExportBody } from '#contract/pdfExport';
import { eapKind } from '#domain/eap/eapTypes';
import type { Context } from '../core/http/context';
import { requestError, serverError } from '../core/http/errors';
import { versionsOf } from './serialise';
import { registrations } from './tables';

type Body = z.output<typeof PdfExportBody>;

/**
 * The version that an export prints; null for other documents than protocols.
 *
 * @throws ApiError 400 for an unknown protocol or version, 500 for a kind of which it has no document
 * @source reference/eap.md, section 4.5
 */
export function exportedVersion({ export_type, export_id, version }: Body, context: Context): number | null {
  if (export_type !== 'simplified' && export_type !== 'full') return null;
  if (!context.store.get(registrations, export_id)) throw requestError('Invalid EAP registration id.');
  const versions = versionsOf(export_type, export_id, context);
  if (version === undefined) {
    const [latest] = versions;
    if (!latest) throw serverError("'NoneType' object has no attribute 'version'");
    return latest.version;
  }
  if (!versions.some((row) => row.version === version)) throw requestError('Invalid version for the EAP.');
  return version;
}

/** Whether a protocol has a document to print. */
export function hasPrintedVersion(id: number, context: Context): boolean {
  const kind = eapKind(context.store.get(registrations, id)?.eap_type);
  return kind !== null && versionsOf(kind, id, context).length > 0;
}
