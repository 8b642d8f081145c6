import type { DrefDocument } from '#domain/dref/drefProcess';
import { isEditable } from '#domain/dref/drefRules';
import { Link } from '#ui/actions/Link';
import { useStrings } from '#ui/language/useStrings';
import { documentAddress } from '../documentAddress';
import { documentName } from './documentNames';
import { drefListStrings } from './strings';

interface DocumentLinkProps {
  readonly document: DrefDocument;
  readonly isImminentV2: boolean;
  readonly size?: 'm' | 's' | undefined;
}

/** A link to the form of a document: “edit”, or “view” where it is approved or being translated. */
export function DocumentLink({ document, isImminentV2, size }: DocumentLinkProps) {
  const t = useStrings(drefListStrings);
  const addressed = { stage: document.stage, id: document.id, isImminentV2 };
  const name = documentName(document, t);
  const canEdit = isEditable(document.status);
  return (
    <Link
      variant={canEdit ? 'button' : 'quiet'}
      size={size}
      href={documentAddress(addressed)}
      aria-label={canEdit ? t.editNamed({ name }) : t.viewNamed({ name })}
    >
      {canEdit ? t.edit : t.viewDocument}
    </Link>
  );
}
