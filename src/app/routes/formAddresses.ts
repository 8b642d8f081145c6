import { href } from './href';

/** The forms that write drafts, by the key of their definition. */
export const formAddresses = {
  'field-report': (id: string | null) =>
    id === null ? href('fieldReportFormNew') : href('fieldReportFormEdit', { fieldReportId: id }),
  'flash-update': (id: string | null) =>
    id === null ? href('flashUpdateFormNew') : href('flashUpdateFormEdit', { flashUpdateId: id }),
  'dref-application': (id: string | null) =>
    id === null ? href('newDrefApplicationForm') : href('drefApplicationForm', { drefId: id }),
  // the list creates these documents, so drafts always have an id
  'dref-operational-update': (id: string | null) =>
    id === null ? null : href('drefOperationalUpdateForm', { opsUpdateId: id }),
  'dref-final-report': (id: string | null) => (id === null ? null : href('drefFinalReportForm', { finalReportId: id })),
  'eap-registration': (id: string | null) =>
    id === null ? href('newEapDevelopmentRegistration') : href('eapDevelopmentRegistration', { eapId: id }),
  'three-w-activity': (id: string | null) =>
    id === null ? href('newThreeWActivity') : href('threeWActivityEdit', { activityId: id }),
  'three-w-project': (id: string | null) =>
    id === null ? href('newThreeWProject') : href('threeWProjectEdit', { projectId: id }),
  'per-overview': (id: string | null) =>
    id === null ? href('newPerOverviewForm') : href('perOverviewForm', { perId: id }),
  // the server creates these documents, so drafts always have an id
  'per-assessment': (id: string | null) => (id === null ? null : href('perAssessmentForm', { perId: id })),
  'per-prioritization': (id: string | null) => (id === null ? null : href('perPrioritizationForm', { perId: id })),
  'per-work-plan': (id: string | null) => (id === null ? null : href('perWorkPlanForm', { perId: id })),
} as const;

type FormKind = keyof typeof formAddresses;

export const isFormKind = (kind: string): kind is FormKind => Object.hasOwn(formAddresses, kind);

/** The forms of which there is one for each country, owner of units or registration. */
type ScopedKind = 'local-unit' | 'eru-readiness' | 'eap-simplified' | 'eap-full';

/** The kinds of documents that have a draft. */
export type DraftKind = FormKind | ScopedKind;

/** Where a person begins records of forms that belong to something. */
export interface FormPlaces {
  /** Ids of countries. */
  readonly countries: readonly number[];
  /** Ids of owners of emergency response units. */
  readonly owners: readonly number[];
}

const scopedNewForms: { readonly [Kind in ScopedKind]: (places: FormPlaces) => readonly string[] } = {
  'local-unit': ({ countries }) => countries.map((countryId) => href('localUnitNew', { countryId })),
  'eru-readiness': ({ owners }) => owners.map((owner) => href('eruReadiness', undefined, { search: { owner } })),
  // protocols are written for a registration that the server has
  'eap-simplified': () => [],
  'eap-full': () => [],
};

/** The addresses of all forms that begin a record. */
export const newFormAddresses = (places: FormPlaces): readonly string[] => [
  ...Object.values(formAddresses).flatMap((address) => address(null) ?? []),
  ...Object.values(scopedNewForms).flatMap((addresses) => addresses(places)),
];
