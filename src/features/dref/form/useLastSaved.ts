import type { UserName } from '#contract/user';
import { accountName } from '#domain/account/displayName';
import { formatDateTime } from '#domain/format/dates';
import { useLanguage } from '#ui/language/LanguageContext';
import { useDrefStrings } from './useDrefStrings';

/** The last save of a stored document. */
export interface SavedDocument {
  readonly modified_at: string;
  readonly modified_by_details: UserName | null;
}

/** Returns a function that says who saved a document last, and when. */
export function useLastSaved(): (document: SavedDocument) => string {
  const t = useDrefStrings();
  const { language } = useLanguage();
  return ({ modified_at, modified_by_details: person }) => {
    const when = formatDateTime(modified_at, language) ?? '';
    return person ? t.lastSavedBy({ name: accountName(person), when }) : t.lastSaved({ when });
  };
}
