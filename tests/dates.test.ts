import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { productFiles } from './importGraph';

const root = resolve(import.meta.dirname, '..');

/** `Date.parse`, and `new Date` of something other than numbers: both read a text without a zone as the reader's own. */
const readings = (source: string) =>
  [...source.matchAll(/(?<!\w)Date\.parse\(|new Date\((?!\)|\d|Date\.UTC)([^,()]*)\)/g)].map(([found]) => found);

/** Milliseconds, and texts that name their zone, by file; the session is read before the parsers are loaded. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  'src/app/session/lastVisit.ts': ['new Date(visit.previous)'],
  'src/app/session/session.ts': ['Date.parse(', 'Date.parse('],
  'src/app/shell/banners/OfflineNotices.tsx': ['new Date(time)'],
  'src/features/account/StoredOnDevice.tsx': ['new Date(at)'],
  'src/features/account/forms/DeviceDrafts.tsx': ['new Date(draft.savedAt)'],
  'src/features/account/outbox/OutboxItem.tsx': ['new Date(sent?.at ?? putAt)'],
  'src/features/emergencies/brief/EmergencyBriefTab.tsx': ['new Date(dataUpdatedAt)'],
  'src/features/emergencies/brief/OperationBriefPage.tsx': ['new Date(query.dataUpdatedAt)'],
  'src/features/emergencies/layout/useEmergencyFigures.ts': ['new Date(dataUpdatedAt)'],
  'src/features/local-units/form/TypedAnswers.tsx': ['new Date(draft.savedAt)'],
  'src/features/local-units/unit/CorrectAgain.tsx': ['new Date(sent.savedAt)'],
  'src/features/risk-watch/LoadedAt.tsx': ['new Date(query.dataUpdatedAt)'],
  'src/ui/display/AsOf.tsx': ['new Date(at)'],
  'src/ui/drafts/DraftStatus.tsx': ['new Date(at)', 'new Date(now)'],
  'src/ui/drafts/WrittenAt.tsx': ['new Date(draft.savedAt)'],
  'src/ui/feedback/UpdateFailedNote.tsx': ['new Date(at)'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  'src/ui/table/tableFile.ts': ['new Date(`${value}T00:00:00Z`)', 'new Date(value)'],
};

test('texts are found where they are read as dates', () => {
  expect(readings('const a = new Date(text); Date.parse(row.start)')).toEqual(['new Date(text)', 'Date.parse(']);
  expect(readings('new Date(); new Date(0); new Date(2024, month); new Date(Date.UTC(1, 2, 3))')).toEqual([]);
});

/** A moment that is cut to its day: the day in UTC, which is not that of the reader. */
const cuts = (source: string) => [...source.matchAll(/_at\??\.slice\(0, 10\)/g)].map(([found]) => found);

test('no moment is cut to a day', () => {
  expect(cuts('row.approved_at?.slice(0, 10); row.start_date.slice(0, 10)')).toEqual(['_at?.slice(0, 10)']);
  const found = productFiles().filter((path) => cuts(readFileSync(join(root, path), 'utf8')).length > 0);
  expect(found).toEqual([]);
});

test('days and moments are read by their parsers alone', () => {
  const found = productFiles().flatMap((path) => {
    const own = readings(readFileSync(join(root, path), 'utf8'));
    return own.length > 0 ? [[path, own] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(numbers);
});
