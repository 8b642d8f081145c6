import { isUtcMidnight, parseMoment } from '../format/dates';

/** Octets of a line; longer ones go on in lines that begin with a blank. RFC 5545, section 3.1 */
const lineLength = 73;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (new TextEncoder().encode(part + character).length > lineLength) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/** `20261002T140500Z` */
const utcTime = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

interface CalendarEntry {
  readonly title: string;
  readonly description: string;
  /** The address of the alert's page. */
  readonly address: string;
}

/**
 * The deadline of an alert as an iCalendar file: a whole day, or the moment where the server stores a time. Null without a deadline.
 *
 * @param now - when the file is made
 * RFC 5545
 */
export function deadlineCalendar(
  { id, closes }: { readonly id: number; readonly closes: string | null },
  { title, description, address }: CalendarEntry,
  now: Date,
): string | null {
  const deadline = parseMoment(closes);
  if (!deadline) return null;
  const start = isUtcMidnight(closes)
    ? `DTSTART;VALUE=DATE:${utcTime(deadline).slice(0, 'yyyyMMdd'.length)}`
    : `DTSTART:${utcTime(deadline)}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//GO//Surge alerts//EN',
    'BEGIN:VEVENT',
    `UID:surge-alert-${id}`,
    `DTSTAMP:${utcTime(now)}`,
    start,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
