import { Random } from '../../core/seed/random';
import type { EventRow } from '../tables';

/** Contacts, key figures, links and documents of a written emergency, all invented. */
export function writtenParts(
  id: number,
  affected: number,
  place: string,
): Pick<EventRow, 'contacts' | 'key_figures' | 'links' | 'featured_documents'> {
  const random = new Random(7_000 + id);
  const people = ['Ada Moreau', 'Bram Okeke', 'Carla Ruiz', 'Dev Sharma', 'Ewa Lis', 'Farah Nasser'];
  const [first = '', second = ''] = random.some(people, 2);
  const mailbox = (name: string) => `${name.toLowerCase().replace(' ', '.')}@example.org`;
  const contact = (index: number, name: string, title: string, ctype: string) => ({
    id: id * 10 + index,
    ctype,
    name,
    title,
    email: mailbox(name),
    phone: `+999 555 ${random.between(1000, 9999)}`,
    event: id,
  });
  const figure = (index: number, number: string, deck: string, source: string) => ({
    id: id * 10 + index,
    number,
    deck,
    source,
  });
  return {
    contacts: [
      contact(1, first, 'Operations manager', 'Emergency'),
      contact(2, second, 'Communications officer', 'Media'),
    ],
    key_figures: [
      figure(1, affected.toLocaleString('en'), 'people affected', 'National Society'),
      figure(2, random.figure(200, 4_000).toLocaleString('en'), 'volunteers at work', 'National Society'),
      figure(3, String(random.between(3, 40)), 'evacuation centres open', 'Government'),
      figure(4, random.figure(800, 30_000).toLocaleString('en'), 'households reached', 'National Society'),
    ],
    links: [
      { id: id * 10 + 1, title: 'Situation map', description: `Map of ${place}`, url: 'https://maps.example.org/' },
      { id: id * 10 + 2, title: 'Weather bulletin', description: null, url: 'https://weather.example.org/bulletin' },
    ],
    featured_documents: [
      {
        id: id * 10 + 1,
        title: 'Operational strategy',
        description: 'What is planned for the next twelve months.',
        thumbnail: '/sandbox/pictures/cover.svg',
        file: `https://files.example.org/${id}/strategy.pdf`,
      },
    ],
  };
}

/** Paragraphs of a generated emergency. */
export const generatedSummary = (type: string, place: string, affected: number): string =>
  `<p>${type} in ${place}: about ${affected.toLocaleString('en')} people are affected according to first assessments.</p>` +
  '<p>The National Society works with local authorities on shelter, health and water. This record is illustrative.</p>';
