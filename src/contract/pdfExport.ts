import { z } from 'zod';
import { DateTime } from './scalars';

/** The documents that the server prints by opening their print page. */
export const PdfExportType = z.literal([
  'dref-applications',
  'dref-operational-updates',
  'dref-final-reports',
  'old-dref-final-reports',
  'per',
  'simplified',
  'full',
]);
export type PdfExportType = z.infer<typeof PdfExportType>;

/** 0 Pending, 1 Completed, 2 Errored */
export const PdfExportStatus = z.literal([0, 1, 2]);
export type PdfExportStatus = z.infer<typeof PdfExportStatus>;

export const PdfExport = z.object({
  id: z.int(),
  completed_at: DateTime.nullable(),
  export_id: z.int(),
  export_type: PdfExportType,
  pdf_file: z.string().nullable(),
  per_country: z.int().nullable(),
  requested_at: DateTime.nullable(),
  requested_by: z.int().nullable(),
  status: PdfExportStatus,
  status_display: z.string(),
  url: z.string().nullable(),
});
export type PdfExport = z.infer<typeof PdfExport>;

export const PdfExportBody = z.object({
  /** Of a protocol, with the changes since the version before. */
  diff: z.boolean().optional(),
  /** A protocol is named by its registration. */
  export_id: z.int(),
  export_type: PdfExportType,
  /** With the project grant agreement of an imminent application. */
  is_pga: z.boolean().optional(),
  per_country: z.int().nullable().optional(),
  /** The summary of a full protocol. */
  summary: z.boolean().optional(),
  /** Of a protocol; the latest one without it. */
  version: z.int().optional(),
});
export type PdfExportBody = z.input<typeof PdfExportBody>;
