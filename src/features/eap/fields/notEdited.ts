import type { EapRegistrationBody } from '#contract/eap';
import type { FullEapBody, SimplifiedEapBody } from '#contract/eapDocument';

const byServer = 'Set by the server; a body that names it would write it by mistake.';
const byMail = 'Sharing has an endpoint of its own, which also sends the mails.';
const printed = 'Stored by the server; sent as null it is emptied, as an address it is refused.';
const version = 'The version that was edited: it travels with every save.';
const owner = 'The registration of the protocol: it travels with every save, and never changes.';
const monthsOnly = 'The server knows months alone: it travels with the number of months.';

/** The writable fields of a registration that its form does not send, with the reason. */
export const registrationNotEdited = {
  approved_at: byServer,
  created_by: byServer,
  deadline_remainder_sent_at: byServer,
  modified_by: byServer,
  project_agreement_signed_at: byServer,
  technically_validated_at: byServer,
  users: byMail,
} as const satisfies { readonly [Name in keyof EapRegistrationBody]?: string };

const ofDocument = {
  created_by: byServer,
  diff_file: printed,
  eap_registration: owner,
  export_file: printed,
  modified_at: version,
  modified_by: byServer,
  parent: byServer,
  review_checklist_file: printed,
} as const;

/** The same of a simplified protocol. */
export const simplifiedNotEdited = {
  ...ofDocument,
  activation_timeframe_unit: monthsOnly,
} as const satisfies { readonly [Name in keyof SimplifiedEapBody]?: string };

/** The same of a full protocol. */
export const fullNotEdited = ofDocument satisfies { readonly [Name in keyof FullEapBody]?: string };
