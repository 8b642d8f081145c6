import { chosenLanguage } from '#app/language/chosenLanguage';
import { OutboxHost } from '#app/sending/OutboxHost';
import type { OutboxForms } from '#app/sending/outboxForm';
import { lazyComponent } from '#ui/feedback/LazyBlock';

/** The forms whose documents the outbox sends, each in a file of its own. */
const forms: OutboxForms = {
  'field-report': lazyComponent(() =>
    import('#features/field-reports/form/ReportOutbox').then((all) => all.ReportOutbox),
  ),
  'flash-update': lazyComponent(() =>
    import('#features/flash-updates/form/UpdateOutbox').then((all) => all.UpdateOutbox),
  ),
  'dref-application': lazyComponent(() =>
    import('#features/dref/application/ApplicationOutbox').then((all) => all.ApplicationOutbox),
  ),
  'dref-operational-update': lazyComponent(() =>
    import('#features/dref/update/UpdateOutbox').then((all) => all.UpdateOutbox),
  ),
  'dref-final-report': lazyComponent(() =>
    import('#features/dref/report/ReportOutbox').then((all) => all.ReportOutbox),
  ),
  'eap-registration': lazyComponent(() =>
    import('#features/eap/registration/RegistrationOutbox').then((all) => all.RegistrationOutbox),
  ),
  'eap-simplified': lazyComponent(() =>
    import('#features/eap/form/ProtocolOutbox').then((all) => all.SimplifiedOutbox),
  ),
  'eap-full': lazyComponent(() => import('#features/eap/form/ProtocolOutbox').then((all) => all.FullOutbox)),
  'three-w-activity': lazyComponent(() =>
    import('#features/three-w/activity-form/ActivityOutbox').then((all) => all.ActivityOutbox),
  ),
  'three-w-project': lazyComponent(() =>
    import('#features/three-w/project-form/ProjectOutbox').then((all) => all.ProjectOutbox),
  ),
  'per-overview': lazyComponent(() =>
    import('#features/per/overview/OverviewOutbox').then((all) => all.OverviewOutbox),
  ),
  'per-assessment': lazyComponent(() =>
    import('#features/per/assessment/AssessmentOutbox').then((all) => all.AssessmentOutbox),
  ),
  'per-prioritization': lazyComponent(() =>
    import('#features/per/prioritization/PrioritizationOutbox').then((all) => all.PrioritizationOutbox),
  ),
  'per-work-plan': lazyComponent(() =>
    import('#features/per/work-plan/WorkPlanOutbox').then((all) => all.WorkPlanOutbox),
  ),
  'local-unit': lazyComponent(() => import('#features/local-units/form/UnitOutbox').then((all) => all.UnitOutbox)),
  'eru-readiness': lazyComponent(() =>
    import('#features/eru-readiness/ReadinessOutbox').then((all) => all.ReadinessOutbox),
  ),
};

/** Sends what waits in the outbox; the language is that of the page load. */
export const Outbox = () => <OutboxHost forms={forms} language={chosenLanguage()} />;
