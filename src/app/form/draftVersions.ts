import type { DraftKind } from '#app/routes/formAddresses';

/**
 * The version of each form's values on the device, in drafts and in the outbox. Raise it when the shape of the values or of the stored document
 * changes: what was written with another version is not filled in, and its writer can take it along as a file.
 */
export const draftVersions: { readonly [Kind in DraftKind]: number } = {
  'field-report': 3,
  'flash-update': 1,
  'dref-application': 1,
  'dref-operational-update': 1,
  'dref-final-report': 1,
  'eap-registration': 1,
  'eap-simplified': 1,
  'eap-full': 1,
  'three-w-activity': 1,
  'three-w-project': 1,
  'per-overview': 1,
  'per-assessment': 1,
  'per-prioritization': 1,
  'per-work-plan': 1,
  'local-unit': 1,
  'eru-readiness': 1,
};
