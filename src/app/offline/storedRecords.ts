import type { Endpoint } from '#contract/types';
import { answersOf } from './answerStore';

export interface StoredRecord {
  readonly name: string;
  readonly page: 'emergency' | 'fieldReport' | 'project';
  readonly id: number;
}

/** Reads whose answers name records that have a page. */
const kinds = {
  'GET /api/v2/event/': 'emergency',
  'GET /api/v2/event/{id}/': 'emergency',
  'GET /api/v2/field-report/': 'fieldReport',
  'GET /api/v2/field-report/{id}/': 'fieldReport',
  'GET /api/v2/project/': 'project',
  'GET /api/v2/project/{id}/': 'project',
} as const satisfies Partial<Record<Endpoint, StoredRecord['page']>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const rowsOf = (answer: unknown): readonly unknown[] =>
  isObject(answer) && Array.isArray(answer.results) ? answer.results : [answer];

/** The emergencies, field reports and projects in the answers that this device stores for the current login, each once. */
export async function storedRecords(): Promise<readonly StoredRecord[]> {
  const found = new Map<string, StoredRecord>();
  for (const [endpoint, answer] of await answersOf(Object.keys(kinds))) {
    const page = kinds[endpoint as keyof typeof kinds];
    for (const row of rowsOf(answer)) {
      if (!isObject(row) || typeof row.id !== 'number') continue;
      const name = [row.name, row.title, row.summary].find((text) => typeof text === 'string' && text !== '');
      if (typeof name === 'string') found.set(`${page} ${row.id}`, { name, page, id: row.id });
    }
  }
  return [...found.values()];
}
