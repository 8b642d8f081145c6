import { useContext } from 'react';
import { PagesContext } from '#app/routes/PagesContext';
import type { DrefDocument } from '#domain/dref/drefProcess';
import { isEditable } from '#domain/dref/drefRules';
import { Link } from '#ui/actions/Link';
import { useStrings } from '#ui/language/useStrings';
import { documentAddress, documentRoute } from '../documentAddress';
import { drefListStrings } from './strings';
import { documentName } from './useDrefColumns';

interface DocumentLinkProps {
  readonly document: DrefDocument;
  readonly isImminentV2: boolean;
}

/** Leads to the form of a document, to edit it or, once it is approved or being translated, to read it. */
export function DocumentLink({ document, isImminentV2 }: DocumentLinkProps) {
  const t = useStrings(drefListStrings);
  const pages = useContext(PagesContext);
  const addressed = { stage: document.stage, id: document.id, isImminentV2 };
  if (pages[documentRoute(addressed)] === undefined) return null;
  const name = documentName(document, t);
  const canEdit = isEditable(document.status);
  return (
    <Link
      variant="button"
      href={documentAddress(addressed)}
      aria-label={canEdit ? t.editNamed({ name }) : t.viewNamed({ name })}
    >
      {canEdit ? t.edit : t.viewDocument}
    </Link>
  );
}
