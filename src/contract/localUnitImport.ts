import { z } from 'zod';
import { LocalUnitsBulkUploadStatus } from './enums';
import { LocalUnitCountry, LocalUnitType, LocalUnitUser } from './localUnit';
import { DateTime } from './scalars';

/** Files of local units, and the types of a country that are maintained by such files alone. */

export const LocalUnitImport = z.object({
  id: z.int(),
  country_details: LocalUnitCountry,
  error_file: z.string().nullable(),
  error_message: z.string().nullable(),
  failed_count: z.int(),
  file: z.string(),
  file_name: z.string(),
  /** Bytes. */
  file_size: z.int(),
  local_unit_type_details: LocalUnitType,
  status: LocalUnitsBulkUploadStatus,
  status_details: z.string(),
  /** Rows without an error: stored only when no row failed. */
  success_count: z.int(),
  triggered_at: DateTime,
  triggered_by: z.int().nullable(),
  triggered_by_details: LocalUnitUser.nullable(),
});
export type LocalUnitImport = z.infer<typeof LocalUnitImport>;

export const LocalUnitImportBody = z.object({
  country: z.int(),
  file: z.file(),
  local_unit_type: z.int(),
});

export const LocalUnitTemplate = z.object({ template_url: z.string() });

export const ExternallyManagedType = z.object({
  id: z.int(),
  country_details: LocalUnitCountry,
  enabled: z.boolean(),
  local_unit_type_details: LocalUnitType,
});
export type ExternallyManagedType = z.infer<typeof ExternallyManagedType>;

export const ExternallyManagedTypeBody = z.object({
  country: z.int(),
  /** Left out it counts as false. */
  enabled: z.boolean().optional(),
  local_unit_type: z.int(),
});
