import type { DrefStatus } from '#contract/enums';
import { HeadFacts } from '#ui/display/HeadFacts';
import { StatusTag } from '../list/StatusTag';
import { type SavedDocument, useLastSaved } from './useLastSaved';

/** What the head says of a stored document. */
export interface HeadDocument extends SavedDocument {
  readonly status: DrefStatus;
}

/** The status of a document, and who saved it last and when. The page's title names its stage. */
export function DocumentHead({ document }: { readonly document: HeadDocument }) {
  const lastSaved = useLastSaved();
  return (
    <HeadFacts notes={[lastSaved(document)]}>
      <li>
        <StatusTag status={document.status} />
      </li>
    </HeadFacts>
  );
}
