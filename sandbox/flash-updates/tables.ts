import type { FlashUpdate } from '#contract/flashUpdate';
import { table } from '../core/store/table';
import type { ActionRow } from '../field-reports/tables';

interface CountryDistrictRow {
  id: number;
  client_id: string | null;
  country: number;
  district: number[];
}

interface ActionsTakenRow {
  id: number;
  client_id: string | null;
  organization: 'NTLS' | 'PNS' | 'FDRN' | 'GOV';
  actions: number[];
  summary: string | null;
}

interface ReferenceRow {
  id: number;
  client_id: string | null;
  date: string;
  document: number | null;
  source_description: string;
  url: string;
}

type Contact = `${'originator' | 'ifrc'}_${'name' | 'title' | 'email' | 'phone'}`;

/** The fields that are stored as the API sends them. */
type Plain =
  | Contact
  | 'id'
  | 'title'
  | 'situational_overview'
  | 'hazard_type'
  | 'share_with'
  | 'created_by'
  | 'modified_by'
  | 'created_at'
  | 'modified_at'
  | 'extracted_at'
  | 'graphics'
  | 'map';

export interface FlashUpdateRow extends Pick<FlashUpdate, Plain> {
  country_district: CountryDistrictRow[];
  actions_taken: ActionsTakenRow[];
  references: ReferenceRow[];
  /** For sorting. */
  hazard_name: string;
  /** Name of the PDF under the update's address; null before the first one is built. */
  extracted_file: string | null;
}

export interface FlashFileRow {
  id: number;
  name: string;
  /** MIME type */
  type: string;
  /** A random part of the address, so that addresses of files cannot be guessed. */
  key: string;
  /** base64; null for a picture of the illustrative data */
  content: string | null;
  /** Path of a picture of the illustrative data. */
  picture: string | null;
  caption: string | null;
  client_id: string | null;
  created_by: number | null;
}

export interface DonorGroupRow {
  id: number;
  name: string;
}

export interface DonorRow {
  id: number;
  organization_name: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  position: string | null;
  groups: number[];
}

export interface FlashShareRow {
  id: number;
  flash_update: number;
  donors: number[];
  donor_groups: number[];
  created_at: string;
}

export const flashUpdates = table<FlashUpdateRow>('flash_update', {
  columns: { title: 'text', hazard_type: 'integer', hazard_name: 'text', created_at: 'text', modified_at: 'text' },
});

export const flashFiles = table<FlashFileRow>('flash_file');
export const flashActions = table<ActionRow>('flash_action');
export const donorGroups = table<DonorGroupRow>('donor_group');
export const donors = table<DonorRow>('donor', { links: ['groups'] });
export const flashShares = table<FlashShareRow>('flash_share');
