import { formatDateTime, type MomentLike, parseMoment } from '#domain/format/dates';
import { formatRelative } from '#domain/format/relativeTime';
import { useLanguage } from '../language/LanguageContext';
import { Dash } from './Dash';

/** A relative time ("3 days ago") with the full date on hover; a dash without a value. */
export function RelativeTime({ value }: { readonly value: MomentLike }) {
  const { language } = useLanguage();
  const text = formatRelative(value, language, new Date());
  if (text === null) return <Dash />;
  return (
    <time dateTime={parseMoment(value)?.toISOString()} title={formatDateTime(value, language) ?? undefined}>
      {text}
    </time>
  );
}
