import type { SeedContext } from '../core/seed/context';
import { disasterTypeList } from './disasterTypeList';
import { primarySectors, secondarySectors } from './sectorList';
import { disasterTypes, mainContacts, sectors } from './tables';

const contacts: readonly (readonly [string, string])[] = [
  ['Global', 'Information Management'],
  ['Global', 'Surge Desk'],
  ['Global', 'DREF Team'],
  ['Africa', 'Africa Regional Office'],
  ['Americas', 'Americas Regional Office'],
  ['Asia Pacific', 'Asia Pacific Regional Office'],
  ['Europe', 'Europe Regional Office'],
  ['Middle East and North Africa', 'MENA Regional Office'],
];

const sectorLists = { primary: primarySectors, secondary: secondarySectors } as const;

/** The lists that forms and pages offer. */
export function seedReference({ store }: SeedContext): void {
  for (const type of disasterTypeList) store.insert(disasterTypes, { ...type, summary: '' });
  for (const kind of ['primary', 'secondary'] as const) {
    sectorLists[kind].forEach((name, key) => {
      store.insert(sectors, { kind, key, name, color: `hsl(${(key * 37) % 360} 55% 40%)` });
    });
  }
  for (const [extent, name] of contacts) {
    const mailbox = name.toLowerCase().replaceAll(' ', '.');
    store.insert(mainContacts, { extent, name, email: `${mailbox}@example.org` });
  }
}
