import { type DraftKind, formAddresses, isFormKind } from '#app/routes/formAddresses';
import { href } from '#app/routes/href';
import { type Draft, draftParameter } from '#ui/drafts/draft';

/** The owner of units whose readiness a draft is about; null for other drafts. */
export function readinessOwner({ documentKey }: Pick<Draft, 'documentKey'>): number | null {
  const owner = /^eru-readiness-(\d+)(?:\/|$)/.exec(documentKey)?.[1];
  return owner === undefined ? null : Number(owner);
}

/** Early action protocols have one form per registration, whatever the version. */
const protocolForm = (isFull: boolean, eapId: number) =>
  isFull
    ? ({ kind: 'eap-full', address: href('fullEapForm', { eapId }) } as const)
    : ({ kind: 'eap-simplified', address: href('simplifiedEapForm', { eapId }) } as const);

/** The form of a kind of document; local units have one form per country, ERU readiness one per owner of units. */
function formOf(form: string, id: string | null): { readonly kind: DraftKind; readonly address: string | null } | null {
  if (isFormKind(form)) return { kind: form, address: formAddresses[form](id) };
  const owner = readinessOwner({ documentKey: form });
  if (owner !== null) return { kind: 'eru-readiness', address: href('eruReadiness', undefined, { search: { owner } }) };
  const protocol = /^(eap-simplified|eap-full)-(\d+)$/.exec(form);
  if (protocol) return protocolForm(protocol[1] === 'eap-full', Number(protocol[2]));
  const countryId = /^local-unit-(\d+)$/.exec(form)?.[1];
  if (countryId === undefined) return null;
  const address =
    id === null ? href('localUnitNew', { countryId }) : href('localUnitEdit', { countryId, localUnitId: id });
  return { kind: 'local-unit', address };
}

/**
 * The address at which a draft is restored; the form there offers this draft before others of the same document.
 *
 * @returns `id` null for a new document; null for a draft of a form that no longer exists
 */
export function draftTarget({ documentKey, writerId }: Pick<Draft, 'documentKey' | 'writerId'>) {
  const [form = '', document = ''] = documentKey.split('/');
  const id = document === 'new' ? null : document;
  const { kind, address } = formOf(form, id) ?? { kind: null, address: null };
  if (kind === null || address === null) return null;
  const separator = address.includes('?') ? '&' : '?';
  return { kind, id, address: `${address}${separator}${new URLSearchParams({ [draftParameter]: writerId })}` };
}
