import { href } from '#app/routes/href';
import type { RouteName } from '#app/routes/paths';
import type { DrefStage } from '#domain/dref/drefTypes';

interface Addressed {
  readonly stage: DrefStage;
  readonly id: number;
  /** Whether the application was created as imminent with early actions: its final report has another address. */
  readonly isImminentV2: boolean;
}

/** The route of a document's form. @source reference/dref.md, sections 1.1 and 1.2 */
export function documentRoute({ stage, isImminentV2 }: Omit<Addressed, 'id'>) {
  if (stage === 'application') return 'drefApplicationForm' satisfies RouteName;
  if (stage === 'operationalUpdate') return 'drefOperationalUpdateForm' satisfies RouteName;
  return isImminentV2 ? ('drefFinalReportForm' satisfies RouteName) : ('oldDrefFinalReportForm' satisfies RouteName);
}

/** The address of a document's form. */
export function documentAddress({ id, ...document }: Addressed): string {
  const route = documentRoute(document);
  if (route === 'drefApplicationForm') return href(route, { drefId: id });
  return route === 'drefOperationalUpdateForm' ? href(route, { opsUpdateId: id }) : href(route, { finalReportId: id });
}

/** The address of a document's print page. @source reference/dref.md, section 1.1 */
export function printAddress({ stage, id, isImminentV2 }: Addressed): string {
  if (stage === 'application') return href('drefApplicationExport', { drefId: id });
  if (stage === 'operationalUpdate') return href('drefOperationalUpdateExport', { opsUpdateId: id });
  return href(isImminentV2 ? 'drefFinalReportExport' : 'oldDrefFinalReportExport', { finalReportId: id });
}

/** The address of a field of a document's form. */
export const fieldAddress = (document: Addressed, path: string): string => `${documentAddress(document)}#${path}`;
