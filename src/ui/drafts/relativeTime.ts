import type { Language } from '#domain/language/language';

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** How long ago a moment was, in words: 12 s ago. Times in milliseconds. */
export function timeAgo(then: number, now: number, language: Language): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const { unit, seconds: size } = units.find((each) => seconds >= each.seconds) ?? { unit: 'second', seconds: 1 };
  return new Intl.RelativeTimeFormat(language, { style: 'short', numeric: 'always' }).format(
    -Math.floor(seconds / size),
    unit,
  );
}
