import { expect, test } from 'vitest';
import { deadlineCalendar } from './deadlineCalendar';

const entry = {
  title: 'Apply: WASH Coordinator, Kenya',
  description: 'Floods; 2026\nApply',
  address: 'https://go.example.org/alerts',
};
const now = new Date('2026-01-05T10:00:00.123Z');
const fileOf = (closes: string | null) => deadlineCalendar({ id: 7, closes }, entry, now)?.split('\r\n');

// RFC 5545
test.each([
  ['2026-02-01T00:00:00Z', 'DTSTART;VALUE=DATE:20260201'],
  ['2026-02-01T15:30:00Z', 'DTSTART:20260201T153000Z'],
])('a deadline at %s begins with %s, whatever the time zone', (closes, start) => {
  expect(fileOf(closes)).toContain(start);
});

test('texts are escaped, and the file names itself and its time', () => {
  const file = fileOf('2026-02-01T00:00:00Z');
  expect(file).toContain('SUMMARY:Apply: WASH Coordinator\\, Kenya');
  expect(file).toContain('DESCRIPTION:Floods\\; 2026\\nApply');
  expect(file).toContain('DTSTAMP:20260105T100000Z');
  expect([file?.[0], file?.at(-2), file?.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('long lines are folded without cutting a letter', () => {
  const title = 'طلب'.repeat(40);
  const file = deadlineCalendar({ id: 7, closes: '2026-02-01T00:00:00Z' }, { ...entry, title }, now) ?? '';
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

test('an alert without a deadline has no entry', () => expect(fileOf(null)).toBeUndefined());
