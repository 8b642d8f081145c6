import { lazyComponent } from '#ui/feedback/LazyBlock';
import type { Sections } from '../SectionsContext';

/** Lazy components of one feature that pages of another one render. */
export const sections: Sections = {
  countryLocalUnits: lazyComponent(() =>
    import('#features/local-units/section/LocalUnitsSection').then((module) => module.Component),
  ),
  countryRisks: lazyComponent(() =>
    import('#features/risk-watch/country/BriefRisks').then((module) => module.BriefRisks),
  ),
  deskDrefs: lazyComponent(() => import('#features/dref/desk/DeskDrefs').then((module) => module.DeskDrefs)),
  deskUnits: lazyComponent(() => import('#features/local-units/waiting/DeskUnits').then((module) => module.DeskUnits)),
  deskCycles: lazyComponent(() => import('#features/per/desk/DeskCycles').then((module) => module.DeskCycles)),
  deskReports: lazyComponent(() =>
    import('#features/field-reports/desk/DeskReports').then((module) => module.DeskReports),
  ),
  deskAlerts: lazyComponent(() => import('#features/surge/desk/DeskAlerts').then((module) => module.DeskAlerts)),
  outbox: lazyComponent(() => import('./outbox').then((module) => module.Outbox)),
};
