import { seededUserId } from '../account/demoAccounts';
import { textPdf } from '../core/pdf';
import type { SeedContext } from '../core/seed/context';
import { dateBefore, daysBefore } from '../core/seed/days';
import { indexWords } from '../core/store/wordIndex';
import { seededEmergencies } from '../emergencies/seed/seeded';
import type { EventRow } from '../emergencies/tables';
import { districts } from '../places/tables';
import { disasterTypes } from '../reference/tables';
import { donorGroupList, flashActionList } from './lists';
import { donorGroups, donors, type FlashFileRow, flashActions, flashFiles, flashUpdates } from './tables';

const otherHazard = 13;

const places = 'Northern Coast,River,Hillside,Lakeside,Harbour,Valley,Island,Savanna,Delta,Plateau,Forest,Desert'.split(
  ',',
);
const kinds = ['Relief Fund', 'Foundation', 'Development Agency', 'Solidarity Trust'];

/** Invented donors; some have no organisation, some no e-mail address. */
function seedDonors({ store, scaled }: SeedContext): void {
  for (const group of donorGroupList) store.insert(donorGroups, group);
  const count = scaled(24);
  for (let index = 0; index < count; index += 1) {
    const round = Math.floor(index / (places.length * kinds.length));
    const name = `${places[index % places.length]} ${kinds[Math.floor(index / places.length) % kinds.length]}`;
    const isPerson = index % 12 === 11;
    store.insert(donors, {
      organization_name: isPerson ? null : round === 0 ? name : `${name} ${round + 1}`,
      first_name: isPerson ? 'Noor' : null,
      last_name: isPerson ? 'Lindqvist' : null,
      email: index % 10 === 9 ? null : `donor.${String(index + 1).padStart(3, '0')}@example.org`,
      position: isPerson ? 'Patron' : null,
      groups: [(index % donorGroupList.length) + 1],
    });
  }
}

function seedFiles({ store }: SeedContext, event: EventRow, user: number) {
  const file = (parts: Pick<FlashFileRow, 'name' | 'type' | 'caption'> & Partial<FlashFileRow>) =>
    store.insert(flashFiles, {
      key: `seed${event.id}`,
      content: null,
      picture: null,
      client_id: null,
      created_by: user,
      ...parts,
    }).id;
  return {
    map: file({
      name: 'affected-area.svg',
      type: 'image/svg+xml',
      picture: '/sandbox/pictures/snow-line.svg',
      caption: `Affected area: ${event.name}`,
    }),
    document: file({
      name: 'situation-note.pdf',
      type: 'application/pdf',
      content: textPdf('Situation note', [event.name]).toString('base64'),
      caption: null,
    }),
  };
}

/** One flash update for each of the first emergencies. */
export function seedFlashUpdates(context: SeedContext): void {
  const { store, now, random, scaled, rows } = context;
  for (const action of flashActionList) store.insert(flashActions, action);
  seedDonors(context);
  const user = seededUserId(context, 'admin@example.org');
  const provinces = rows(districts);
  const hazards = new Map(rows(disasterTypes).map((row) => [row.id, row.name.en ?? '']));
  const ids = flashActionList.map(({ id }) => id);
  for (const event of seededEmergencies(context).slice(0, scaled(8))) {
    const { map, document } = seedFiles(context, event, user);
    const hazard = event.dtype ?? otherHazard;
    const row = store.insert(flashUpdates, {
      title: `Flash update: ${event.name}`,
      // the summary is paragraphs already
      situational_overview: `${event.summary ?? '<p>First reports are coming in.</p>'}<ul><li>Teams of the National Society are on the ground.</li><li>An assessment is under way.</li></ul>`,
      hazard_type: hazard,
      hazard_name: hazards.get(hazard) ?? '',
      country_district: event.countries.map((country, index) => ({
        id: event.id * 10 + index,
        client_id: null,
        country,
        district: event.districts.filter((id) => provinces.some((each) => each.id === id && each.country === country)),
      })),
      actions_taken: [
        {
          id: event.id * 10 + 1,
          client_id: null,
          organization: 'NTLS',
          actions: random.some(ids, 3),
          summary: 'Volunteers help people to reach safe places.',
        },
        {
          id: event.id * 10 + 2,
          client_id: null,
          organization: 'GOV',
          actions: random.some([28, 36], 1),
          summary: null,
        },
      ],
      references: [
        {
          id: event.id * 10 + 1,
          client_id: null,
          date: dateBefore(now, event.id + 1),
          document,
          source_description: 'Situation note of the National Society',
          url: 'https://example.org/situation-note',
        },
      ],
      graphics: [],
      map: [map],
      originator_name: 'Ines Ferreira',
      originator_title: 'Operations coordinator',
      originator_email: 'admin@example.org',
      originator_phone: '+41 00 000 00 00',
      ifrc_name: null,
      ifrc_title: null,
      ifrc_email: null,
      ifrc_phone: null,
      share_with: 'ifrc_secretariat',
      created_by: user,
      modified_by: null,
      created_at: daysBefore(now, event.id + 1),
      modified_at: daysBefore(now, event.id),
      extracted_at: null,
      extracted_file: null,
    });
    indexWords(store, flashUpdates, row.id, row.title, event.country_names);
  }
}
