import type { DrefStatus } from '#contract/enums';
import type { UserName } from '#contract/user';
import { accountName } from '#domain/account/displayName';
import type { DrefStage } from '#domain/dref/drefTypes';
import { formatDateTime } from '#domain/format/dates';
import { HeadFacts } from '#ui/display/HeadFacts';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { stageName } from '../list/documentNames';
import { StatusTag } from '../list/StatusTag';
import { drefListStrings } from '../list/strings';
import { useDrefStrings } from './useDrefStrings';

/** What the head says of a stored document. */
export interface HeadDocument {
  readonly status: DrefStatus;
  readonly modified_at: string;
  readonly modified_by_details: UserName | null;
  readonly operational_update_number?: number | null;
}

/** Stage and status of a document, and who saved it last and when. */
export function DocumentHead({ stage, document }: { readonly stage: DrefStage; readonly document: HeadDocument }) {
  const t = useDrefStrings();
  const ofList = useStrings(drefListStrings);
  const { language } = useLanguage();
  const { status, modified_at, modified_by_details: person, operational_update_number: number = null } = document;
  const when = formatDateTime(modified_at, language) ?? '';
  const saved = person ? t.lastSavedBy({ name: accountName(person), when }) : t.lastSaved({ when });
  return (
    <HeadFacts notes={[saved]}>
      <li>{stageName({ stage, number }, ofList)}</li>
      <li>
        <StatusTag status={status} />
      </li>
    </HeadFacts>
  );
}
