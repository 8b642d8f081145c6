import type { Language } from '../http/language';
import { table } from '../store/table';

interface ProfileFields {
  country: number | null;
  org: string;
  org_type: string;
  city: string | null;
  department: string | null;
  position: string | null;
  phone_number: string | null;
  accepted_montandon_license_terms: boolean;
  /** Marks a guest, for whom other rights have no effect. */
  limit_access_to_guest: boolean;
}

export interface UserRow {
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  /** scrypt: `salt:hash`, both hexadecimal */
  password: string;
  is_active: boolean;
  is_superuser: boolean;
  /** `ifrc_admin`, `country_admin_47`, `region_admin_2`, `per_core_admin`, … @source reference/shell-and-account.md, section 3.1 */
  permissions: string[];
  /** Languages whose translations this user may change. */
  languages: Language[];
  /** Countries that an administrator linked to the user, besides the one of the profile. */
  countries: number[];
  profile: ProfileFields;
  date_joined: string;
}

export interface TokenRow {
  id: number;
  user: number;
  key: string;
  created_at: string;
}

export const users = table<UserRow>('user', {
  columns: { username: 'text', email: 'text', first_name: 'text', last_name: 'text', is_active: 'integer' },
  links: ['countries'],
});

export const tokens = table<TokenRow>('token', { columns: { user: 'integer', key: 'text' } });
