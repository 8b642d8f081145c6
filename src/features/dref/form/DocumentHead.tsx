import type { DrefStatus } from '#contract/enums';
import type { UserName } from '#contract/user';
import { accountName } from '#domain/account/displayName';
import { formatDateTime } from '#domain/format/dates';
import { HeadFacts } from '#ui/display/HeadFacts';
import { useLanguage } from '#ui/language/LanguageContext';
import { StatusTag } from '../list/StatusTag';
import { useDrefStrings } from './useDrefStrings';

/** What the head says of a stored document. */
export interface HeadDocument {
  readonly status: DrefStatus;
  readonly modified_at: string;
  readonly modified_by_details: UserName | null;
}

/** The status of a document, and who saved it last and when. The page's title names its stage. */
export function DocumentHead({ document }: { readonly document: HeadDocument }) {
  const t = useDrefStrings();
  const { language } = useLanguage();
  const { status, modified_at, modified_by_details: person } = document;
  const when = formatDateTime(modified_at, language) ?? '';
  const saved = person ? t.lastSavedBy({ name: accountName(person), when }) : t.lastSaved({ when });
  return (
    <HeadFacts notes={[saved]}>
      <li>
        <StatusTag status={status} />
      </li>
    </HeadFacts>
  );
}
