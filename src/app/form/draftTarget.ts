import { href } from '#app/routes/href';
import type { Draft } from '#ui/drafts/draft';

/** The forms that write drafts, by the key of their definition. */
const formAddresses = {
  'field-report': (id: string | null) =>
    id === null ? href('fieldReportFormNew') : href('fieldReportFormEdit', { fieldReportId: id }),
  'flash-update': (id: string | null) =>
    id === null ? href('flashUpdateFormNew') : href('flashUpdateFormEdit', { flashUpdateId: id }),
  'dref-application': (id: string | null) =>
    id === null ? href('newDrefApplicationForm') : href('drefApplicationForm', { drefId: id }),
  // the list creates these, so that there is no draft without an id
  'dref-operational-update': (id: string | null) =>
    id === null ? null : href('drefOperationalUpdateForm', { opsUpdateId: id }),
  'dref-final-report': (id: string | null) => (id === null ? null : href('drefFinalReportForm', { finalReportId: id })),
  'three-w-activity': (id: string | null) =>
    id === null ? href('newThreeWActivity') : href('threeWActivityEdit', { activityId: id }),
  'three-w-project': (id: string | null) =>
    id === null ? href('newThreeWProject') : href('threeWProjectEdit', { projectId: id }),
  'per-overview': (id: string | null) =>
    id === null ? href('newPerOverviewForm') : href('perOverviewForm', { perId: id }),
  // the server creates these, so that there is no draft without an id
  'per-assessment': (id: string | null) => (id === null ? null : href('perAssessmentForm', { perId: id })),
  'per-prioritization': (id: string | null) => (id === null ? null : href('perPrioritizationForm', { perId: id })),
  'per-work-plan': (id: string | null) => (id === null ? null : href('perWorkPlanForm', { perId: id })),
} as const;

export type DraftKind = keyof typeof formAddresses;

const isDraftKind = (kind: string): kind is DraftKind => Object.hasOwn(formAddresses, kind);

/**
 * The form in which a draft is taken up again.
 *
 * @returns `id` null for a new document; null for a draft of a form that is not there any more
 */
export function draftTarget({ documentKey }: Pick<Draft, 'documentKey'>) {
  const [kind = '', document = ''] = documentKey.split('/');
  if (!isDraftKind(kind)) return null;
  const id = document === 'new' ? null : document;
  const address = formAddresses[kind](id);
  return address === null ? null : { kind, id, address };
}
