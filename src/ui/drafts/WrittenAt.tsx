import { formatDateTime } from '#domain/format/dates';
import { formatRelative } from '#domain/format/relativeTime';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { Draft } from './draft';
import { strings } from './strings';

/** When a draft was written, as a moment and as the time since. */
export function WrittenAt({ draft }: { readonly draft: Pick<Draft, 'savedAt'> }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const savedAt = new Date(draft.savedAt);
  const when = formatDateTime(savedAt, language) ?? '';
  const ago = formatRelative(savedAt, language, new Date(), 'short') ?? '';
  return <p>{t.restoreMessage({ when, ago })}</p>;
}
