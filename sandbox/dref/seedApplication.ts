import { textPdf } from '../core/pdf';
import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import { seededPlaces } from '../places/seeded';
import { mapTexts } from './answers';
import { phraseInEnglish } from './phrases';
import { applicationAnswers, type Situation } from './seedAnswers';
import { type ApplicationRow, applications, drefFiles } from './tables';

type Status = ApplicationRow['status'];

/** The state of a seeded application. */
export interface SeededState {
  readonly status: Status;
  readonly age: number;
  readonly createdBy: number | null;
  readonly users?: readonly number[];
}

/** Adds an application; finalised ones have been translated into English. */
export type AddApplication = (situation: Situation, state: SeededState) => ApplicationRow;

/** Returns a function that adds applications with their budget and cover. */
export function applicationSeeder(context: SeedContext): AddApplication {
  const { store, now } = context;
  const { byId } = seededPlaces(context);
  let rowId = 0;
  const nextId = () => {
    rowId += 1;
    return rowId;
  };
  // beyond the day for which a copy of the seeded data is used
  const inTwoDays = new Date(now.getTime() + 2 * 86_400_000).toISOString();
  return (situation, { status, age, createdBy, users = [] }) => {
    const budget = store.insert(drefFiles, {
      name: 'budget-summary.pdf',
      type: 'application/pdf',
      key: `seed${nextId()}`,
      content: textPdf('Budget summary', [situation.title]).toString('base64'),
      picture: null,
      caption: null,
      client_id: null,
      original_language: null,
      created_by: createdBy,
    });
    const cover = store.insert(drefFiles, {
      name: 'cover.svg',
      type: 'image/svg+xml',
      key: `seed${nextId()}`,
      content: null,
      picture: '/sandbox/pictures/snow-line.svg',
      caption: situation.title.slice(0, 80),
      client_id: null,
      original_language: null,
      created_by: createdBy,
    });
    const hasPlan = situation.type === 1 || situation.type === 2;
    const written = {
      ...applicationAnswers(situation, nextId),
      ...(hasPlan && { budget_file: budget.id }),
      ...(situation.type !== 3 && { cover_image_file: cover.id }),
    };
    const isTranslated = (status === 3 || status === 4) && situation.language !== 'en';
    const row = store.insert(applications, {
      dref: 0,
      number: 0,
      status,
      original_language: isTranslated ? 'en' : situation.language,
      starting_language: situation.language,
      finalizes_at: status === 2 ? inTwoDays : null,
      finalizing_fails: false,
      answers: isTranslated ? mapTexts(written, phraseInEnglish) : written,
      translated_from: isTranslated ? { [situation.language]: written } : {},
      region: byId.get(situation.country)?.region ?? null,
      created_by: createdBy,
      modified_by: null,
      created_at: daysBefore(now, age),
      modified_at: daysBefore(now, age - 1),
      is_active: true,
      is_dref_imminent_v2: situation.type === 0,
      is_final_report_created: false,
      users: [...users],
    });
    return store.update(applications, row.id, { dref: row.id });
  };
}
