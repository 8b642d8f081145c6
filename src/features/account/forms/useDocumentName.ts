import { useQuery } from '@tanstack/react-query';
import { draftTarget, readinessOwner } from '#app/form/draftTarget';
import { societyName } from '#domain/places/societyName';
import { eruOwnersQuery } from '#resources/eru-readiness/queries';
import type { Draft } from '#ui/drafts/draft';
import { useStrings } from '#ui/language/useStrings';
import { myFormsStrings } from './strings';

type DocumentPlace = Pick<Draft, 'documentKey' | 'writerId'>;

/** The National Society whose readiness a document is about; undefined for others, and until it is known. */
function useUnitOwner(place: DocumentPlace): string | undefined {
  const owner = readinessOwner(place);
  const { data } = useQuery({ ...eruOwnersQuery(), enabled: owner !== null });
  const found = data?.results.find(({ id }) => id === owner);
  return societyName(found?.national_society_country_details) ?? undefined;
}

/**
 * How a document that is kept on this device is called: its kind and whether it is new, the title as typed, and both in one.
 *
 * @param place - where its form is, and its title; of a form that no longer exists the key names it
 */
export function useDocumentName(place: DocumentPlace & { readonly title: string | null }) {
  const t = useStrings(myFormsStrings);
  const target = draftTarget(place);
  const owner = useUnitOwner(place);
  const title = place.title ?? owner;
  if (!target) return { document: place.documentKey, title, name: title ?? place.documentKey };
  const { kind, id } = target;
  const names = {
    'field-report': t.draftFieldReport,
    'flash-update': t.draftFlashUpdate,
    'dref-application': t.draftDrefApplication,
    'dref-operational-update': t.draftDrefUpdate,
    'dref-final-report': t.draftDrefReport,
    'eap-registration': t.draftEapRegistration,
    'eap-simplified': t.draftSimplifiedEap,
    'eap-full': t.draftFullEap,
    'three-w-activity': t.draftActivity,
    'three-w-project': t.draftProject,
    'per-overview': t.draftPerOverview,
    'per-assessment': t.draftPerAssessment,
    'per-prioritization': t.draftPerPrioritization,
    'per-work-plan': t.draftPerWorkPlan,
    'local-unit': t.draftLocalUnit,
    'eru-readiness': t.draftReadiness,
  };
  const documentOf = (form: string) => (id === null ? t.draftNew({ form }) : t.draftEdit({ form, id }));
  // an owner has one record, new or stored
  const document = kind === 'eru-readiness' ? names[kind] : documentOf(names[kind]);
  return { document, title, name: title === undefined ? document : t.draftNamed({ document, title }) };
}
