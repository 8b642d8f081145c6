import type { Action } from '#contract/action';
import type { FieldReportKind } from '#domain/field-reports/fieldReportKind';
import { hasChecklist } from './fieldGroups';
import type { Organisation } from './reportShape';

/** Whether an organisation may tick an action in a kind of report. @source reference/emergencies.md, section 2.1 */
export const isOffered = (action: Action, organisation: Organisation, kind: FieldReportKind) =>
  hasChecklist(organisation, kind) &&
  action.field_report_types.includes(kind) &&
  action.organizations.includes(organisation);

/** The actions that an organisation may tick, by category in the order in which categories are shown; empty ones are left out. */
export function actionsByCategory(actions: readonly Action[], organisation: Organisation, kind: FieldReportKind) {
  const order: readonly Action['category'][] = [
    'General',
    'Health',
    'NS Institutional Strengthening',
    'Socioeconomic Interventions',
  ];
  const offered = actions.filter((action) => isOffered(action, organisation, kind));
  return order
    .map((category) => ({ category, actions: offered.filter((action) => action.category === category) }))
    .filter((group) => group.actions.length > 0);
}
