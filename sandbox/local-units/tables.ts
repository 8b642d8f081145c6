import type { HealthData, PrivateLocalUnitDetail } from '#contract/localUnit';
import type { LocalUnitImport } from '#contract/localUnitImport';
import { unitStatus } from '#domain/local-units/unitState';
import type { StoredUpload } from '../core/http/uploads';
import { table } from '../core/store/table';
import type { Sheet } from '../core/workbook';

type Derived = `${string}_details` | `${string}_display`;

export type HealthRow = Omit<HealthData, Derived>;

/** A unit as the API sends it, with its health data and the flag that hides it. */
export interface LocalUnitRow
  extends Omit<PrivateLocalUnitDetail, Derived | 'health' | 'location' | 'location_geojson' | 'version_id'> {
  health: HealthRow | null;
  created_by: number | null;
  /** The number of stored versions. */
  versions: number;
  is_deprecated: boolean;
  deprecated_reason: number | null;
  deprecated_reason_overview: string | null;
}

export interface ChangeRequestRow {
  id: number;
  local_unit: number;
  /** The detail before the edit; null for a new unit. */
  previous: PrivateLocalUnitDetail | null;
  rejected: PrivateLocalUnitDetail | null;
  rejected_reason: string | null;
  /** 1 Pending, 2 Approved, 3 Revert */
  status: 1 | 2 | 3;
  current_validator: 1 | 2 | 3;
  triggered_by: number | null;
  created_at: string;
}

export interface ManagedTypeRow {
  id: number;
  country: number;
  local_unit_type: number;
  enabled: boolean;
}

export interface ImportRow
  extends Pick<
    LocalUnitImport,
    'id' | 'error_message' | 'failed_count' | 'file_size' | 'status' | 'success_count' | 'triggered_at' | 'triggered_by'
  > {
  country: number;
  local_unit_type: number;
  /** Ids of stored files. */
  file: number;
  error_file: number | null;
}

/** Files in a table of their own, so that lists of imports do not read them. */
export interface UnitFileRow extends Omit<StoredUpload, 'content'> {
  id: number;
  /** The bytes of an uploaded file in base64; null for one that is written from `sheet`. */
  content: string | null;
  /** The sheet of a generated file: its workbook is written at each download. */
  sheet: Sheet | null;
}

export interface DelegationOfficeRow {
  id: number;
  country: number;
  dotype: number;
  name: string;
  address: string | null;
  city: string | null;
  postcode: string | null;
  hod_first_name: string;
  hod_last_name: string;
  latitude: number;
  longitude: number;
  created_at: string;
  modified_at: string;
}

/** Units that wait come first. @source reference/local-units.md, section 4.2 */
const ranks: Readonly<Record<number, number>> = {
  [unitStatus.pendingEdit]: 0,
  [unitStatus.unvalidated]: 1,
  [unitStatus.validated]: 2,
  [unitStatus.externallyManaged]: 3,
};

export const localUnits = table<LocalUnitRow>('local_unit', {
  columns: {
    country: 'integer',
    type: 'integer',
    status: 'integer',
    visibility: 'integer',
    is_deprecated: 'integer',
    bulk_upload: 'integer',
    subtype: 'text',
    english_branch_name: 'text',
    local_branch_name: 'text',
    modified_at: 'text',
    rank: 'integer',
    newest_first: 'integer',
    is_health: 'integer',
  },
  computed: {
    rank: ({ status }) => ranks[status] ?? 4,
    newest_first: ({ modified_at }) => -Date.parse(modified_at),
    is_health: ({ health }) => (health ? 1 : 0),
  },
  indexes: [
    ['country', 'is_deprecated', 'rank', 'newest_first'],
    ['country', 'is_deprecated', 'visibility'],
    ['is_deprecated', 'rank', 'newest_first'],
  ],
});

export const changeRequests = table<ChangeRequestRow>('local_unit_change_request', {
  columns: { local_unit: 'integer', status: 'integer' },
});

export const managedTypes = table<ManagedTypeRow>('externally_managed_local_unit', {
  columns: { country: 'integer', local_unit_type: 'integer', enabled: 'integer' },
});

export const imports = table<ImportRow>('local_unit_import', {
  columns: { country: 'integer', status: 'integer', triggered_at: 'text' },
});

export const unitFiles = table<UnitFileRow>('local_unit_file', {});

export const delegationOffices = table<DelegationOfficeRow>('delegation_office', {
  columns: { country: 'integer', dotype: 'integer', name: 'text' },
});
