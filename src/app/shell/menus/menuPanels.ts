import { config } from '#app/config';
import type { RouteName } from '#app/routes/paths';
import type { menuStrings } from './strings';

type MenuStrings = (typeof menuStrings)['templates'];
/** Keys whose text has no slots. */
type StringKey = {
  [K in keyof MenuStrings]: MenuStrings[K] extends `${string}{${string}` ? never : K;
}[keyof MenuStrings];

/** Routes of the menu need no parameters. */
export interface MenuLink {
  readonly label: StringKey;
  readonly to?: RouteName;
  readonly state?: unknown;
  /** An address outside the product. */
  readonly href?: string;
}

export interface MenuSection {
  readonly title: StringKey;
  readonly text: StringKey;
  readonly links: readonly MenuLink[];
  /** Links to actions, after the links to pages. */
  readonly actions?: readonly MenuLink[];
}

/** @source reference/shell-and-account.md, section 1.3 */
export const prepareMenu: readonly MenuSection[] = [
  { title: 'riskAnalysis', text: 'riskAnalysisText', links: [{ label: 'riskWatch', to: 'riskWatchLayout' }] },
  {
    title: 'per',
    text: 'perText',
    links: [
      { label: 'globalSummary', to: 'preparednessGlobalSummary' },
      { label: 'globalPerformance', to: 'preparednessGlobalPerformance' },
      { label: 'resourcesCatalogue', to: 'preparednessGlobalCatalogue' },
    ],
    actions: [{ label: 'startPer', to: 'newPerOverviewForm' }],
  },
  { title: 'partnerships', text: 'partnershipsText', links: [{ label: 'partnerships', to: 'globalThreeW' }] },
  { title: 'supplyChain', text: 'supplyChainText', links: [{ label: 'spark', to: 'spark' }] },
];

export const respondMenu: readonly MenuSection[] = [
  {
    title: 'emergencies',
    text: 'emergenciesText',
    links: [{ label: 'ongoingEmergencies', to: 'emergencies' }],
    actions: [
      { label: 'createFieldReport', to: 'fieldReportFormNew' },
      { label: 'submitActivity', to: 'newThreeWActivity' },
    ],
  },
  {
    title: 'earlyWarning',
    text: 'earlyWarningText',
    links: [],
    actions: [
      { label: 'createEarlyAction', to: 'fieldReportFormNew', state: { earlyWarning: true } },
      { label: 'createFlashUpdate', to: 'flashUpdateFormNew' },
    ],
  },
  {
    title: 'dref',
    text: 'drefText',
    links: [
      { label: 'drefFund', to: 'drefLanding' },
      { label: 'myDrefs', to: 'accountMyFormsDref' },
      { label: 'myEaps', to: 'accountMyFormsEap' },
    ],
    actions: [
      { label: 'createDref', to: 'newDrefApplicationForm' },
      { label: 'registerEap', to: 'newEapDevelopmentRegistration' },
    ],
  },
  {
    title: 'surge',
    text: 'surgeText',
    links: [
      { label: 'activeSurge', to: 'activeSurgeDeployments' },
      { label: 'surgeOverview', to: 'surgeOverviewLayout' },
      { label: 'operationalToolbox', to: 'surgeOperationalToolbox' },
      { label: 'surgeCatalogue', to: 'surgeCatalogueLayout' },
    ],
  },
];

export const learnMenu: readonly MenuSection[] = [
  {
    title: 'operationalLearning',
    text: 'operationalLearningText',
    links: [{ label: 'operationalLearning', to: 'operationalLearning' }],
  },
  {
    title: 'tools',
    text: 'toolsText',
    links: [
      { label: 'operationalToolbox', to: 'surgeOperationalToolbox' },
      ...(config.surveyDesignerUrl ? [{ label: 'surveyDesigner', href: config.surveyDesignerUrl } as const] : []),
    ],
  },
  {
    title: 'resources',
    text: 'resourcesText',
    links: [
      { label: 'montandon', to: 'montandonLandingPage' },
      { label: 'surgeCatalogue', to: 'surgeCatalogueLayout' },
      { label: 'perCatalogue', to: 'preparednessGlobalCatalogue' },
      { label: 'goResources', to: 'resources' },
    ],
  },
];
