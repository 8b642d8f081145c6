import type { Translated } from '../core/http/language';
import { table } from '../core/store/table';

export interface DisasterTypeRow {
  id: number;
  name: Translated;
  summary: string;
}

/** A row with a translated name. */
export interface NamedRow {
  id: number;
  name: Translated;
}

export interface SectorRow extends NamedRow {
  kind: 'primary' | 'secondary';
  key: number;
  color: string;
}

export interface MainContactRow {
  id: number;
  extent: string;
  name: string;
  email: string;
}

export const disasterTypes = table<DisasterTypeRow>('disaster_type', {
  columns: { name_en: 'text' },
  computed: { name_en: ({ name }) => name.en ?? '' },
});

export const sectors = table<SectorRow>('sector', { columns: { kind: 'text', key: 'integer' } });

export const mainContacts = table<MainContactRow>('main_contact', { columns: { extent: 'text', name: 'text' } });
