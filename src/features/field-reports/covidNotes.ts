import type { Action } from '#contract/action';
import type { FieldReport } from '#contract/fieldReport';

export type NoteField = 'notes_health' | 'notes_ns' | 'notes_socioeco';

/** The notes of a COVID-19 report, shown with the National Society's actions by category. @source reference/emergencies.md, sections 1.14 and 2.1 */
export const noteOfCategory: Partial<Record<Action['category'], NoteField>> = {
  Health: 'notes_health',
  'NS Institutional Strengthening': 'notes_ns',
  'Socioeconomic Interventions': 'notes_socioeco',
};

export const noteFields: readonly NoteField[] = ['notes_health', 'notes_ns', 'notes_socioeco'];

type Notes = Pick<FieldReport, NoteField>;

export const hasNote = (report: Notes) => noteFields.some((field) => report[field]?.trim());

/** Whether a note was added or changed. */
export const hasNewNote = (notes: Notes, before: Notes | undefined) =>
  noteFields.some((field) => notes[field]?.trim() && notes[field]?.trim() !== before?.[field]?.trim());
