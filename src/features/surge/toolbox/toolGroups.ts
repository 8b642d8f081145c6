import type { toolboxStrings } from './strings';

type StringKey = keyof (typeof toolboxStrings)['templates'];

/** A tool with its documents. Its period covers weeks 1 to 4 as 0 to 4, and months 2, 3 and 4 as 4 to 5, 5 to 6 and 6 to 7; null without one. */
export interface Tool {
  readonly label: StringKey;
  readonly period: readonly [from: number, to: number] | null;
  readonly href: string;
}

export interface ToolGroup {
  readonly label: StringKey;
  /** The folder with all documents of the group. */
  readonly href: string;
  /** Activities before a disaster. */
  readonly before: readonly StringKey[];
  readonly tools: readonly Tool[];
}

const folder = (path: string) => new URL(path, 'https://ifrcorg.sharepoint.com/:f:/s/IFRCSharing/').href;

/** The address of a folder that has no sharing link of its own. */
const timelineFolder = (path: string) => {
  const root = '/sites/IFRCSharing/Shared Documents/GLOBAL SURGE/OPERATIONAL TOOLBOX/1. Timeline documents/';
  const url = new URL('https://ifrcorg.sharepoint.com/sites/IFRCSharing/Shared%20Documents/Forms/AllItems.aspx');
  url.searchParams.set('RootFolder', `${root}${path}`);
  return url.href;
};

/** Tools by group with their times. @source reference/surge.md, section 1.5; addresses as today's product has them */
export const toolGroups: readonly ToolGroup[] = [
  {
    label: 'groupAssessment',
    href: folder('Ekit1U5FOdZHqTgBCJUrMrcBwZBI7B5616wXmd0qf48JvA?e=NEkWJa'),
    before: ['beforeSecondaryData'],
    tools: [
      {
        label: 'toolNeedsAssessments',
        period: [0.3, 7],
        href: folder('EoEvMuAQ97lOm7vibFy6OEYBfbdF5l0cDjGpNPMYH_uVLw?e=hffR2U'),
      },
    ],
  },
  {
    label: 'groupPlanning',
    href: folder('ErZJCWqXHlZNl87Whkh4P8cBsPqnQiA2w8yLZ54WnsI_Gg?e=SAErla'),
    before: ['beforeDraftDref', 'beforeReviewDocuments'],
    tools: [
      { label: 'toolLaunchDref', period: [0.3, 2.4], href: folder('Eh2oMhgNSqdGmT43ZUYBzk0BZUk4BK3apoDFk-461u2EtQ') },
      {
        label: 'toolAppealFunding',
        period: [0.3, 1.5],
        href: folder('Eu6-noLTkX5JmPAhaeDmQtcB2IEGx_mRnAQFNK8IwgiDCQ'),
      },
      { label: 'toolLaunchAppeal', period: [0.4, 4.7], href: folder('Es4FC38i50hHnjMXLovQva0BNZRltQzPD0yKDP39a2g8DQ') },
      {
        label: 'toolReviseAppeal',
        period: [4.7, 7],
        href: timelineFolder('02. Planning/02.09 Revise Emergency Appeal-EPoA'),
      },
      {
        label: 'toolResponseOptions',
        period: [0.4, 1.5],
        href: folder('Eh6fh83QrctBri8qnV_nIgMBnL_PLJUO1Lo7bYZEzJi3SQ'),
      },
      {
        label: 'toolOperationalStrategy',
        period: [1.7, 2.9],
        href: folder('EqgeyJbUWUtHqiGygkbzDlQBNFBgUHN26INuxRH4F9KoNQ'),
      },
      {
        label: 'toolImplementationPlan',
        period: [3.1, 7],
        href: folder('ErnkTcrVFuhFupPbDRYEcd8BOAAnnGji1Jy-9og1kUVAuQ'),
      },
      { label: 'toolRiskRegister', period: [3, 4.2], href: folder('EmONBUO8gDVArGtE4OD6skoB6JlOKL5qmU2OF4iv8v6Aiw') },
      { label: 'toolTransitionPlan', period: [4.5, 7], href: folder('EuU329vYiZhJnzYDHSZuIV8BSEccfQAabKTtnWliSMdBtA') },
      {
        label: 'toolOptionsWorkshop',
        period: [4.5, 6],
        href: folder('EjN_meFam45BsqAYM0d9Tm0BHXnGsGxKqLAe5zpacYYWsA'),
      },
      {
        label: 'toolRecoveryApproach',
        period: [4.2, 7],
        href: folder('EqU4PReiQ-FPm21whSQO3HUBqhLNfczLCzYxsqHZCh-2BA'),
      },
    ],
  },
  {
    label: 'groupCoordination',
    href: folder('Eu-2i53oWANAiylOkCJZEBcBXsC8YV9kZnIFV4hbBri4Sw?e=u7rgVj'),
    before: ['beforeTaskForceCall'],
    tools: [
      { label: 'toolTaskForces', period: [0.1, 5], href: folder('EkwZzW2JdFVEvydPtqH_gEABF6G5AuIHRcl8J_ReyEroow') },
      { label: 'toolMovementFramework', period: [0.1, 3.4], href: 'https://smcctoolkit.org/tool-kit' },
      {
        label: 'toolReviseMovementFramework',
        period: [3.4, 5],
        href: folder('ElUAIzfu4oxAuKPk3WUewvkBmUjIt1yPflN6v0PH-GNX_w?e=YGkbj5'),
      },
      { label: 'toolShelterCluster', period: [0.1, 2], href: 'https://www.sheltercluster.org/global' },
      { label: 'toolMiniSummit', period: [1.3, 3], href: folder('ErEYlKDN8r5Pops7rCADsjgBPNNrBv2G6Tbv-lCM7TpYtQ') },
      { label: 'toolEngagementPlan', period: [1.3, 3], href: folder('ElJyGf5pFExJgA8iwgkQXJIB4QWRL0EoDu4xGWsrOZFMCg') },
      {
        label: 'toolJointPlan',
        period: [4.6, 7],
        href: folder('Eo-iSVU8fjZMp9sJ3YWl8n8BwMVarYubQeLHVFiWfvPWVw?e=Nk2ZDK'),
      },
      {
        label: 'toolPartnerMeetings',
        period: [0.1, 7],
        href: folder('EpflNbdSn4hMnnZ24mZ1X5ABnW8i_f3-IqGsPPjuI57ypw?e=aHoqNk'),
      },
    ],
  },
  {
    label: 'groupHumanResources',
    href: folder('Eha-owDva2JElW2WWREcydYB7-9z-8qdRMz49XuIWgrTYg?e=n55JKs'),
    before: ['beforeInformationMessage'],
    tools: [
      { label: 'toolSurgeAlerts', period: [0.1, 3.4], href: folder('El814u3TtXlPracWs32VorIB_pULshHLHCus5wZuIRArpw') },
      { label: 'toolEndOfMission', period: [3.4, 7], href: folder('EqZNZFoYcjhNqXVciAM5vuABjlGg4fvzwZHKeylvhtBGBQ') },
      {
        label: 'toolWorkforcePlanning',
        period: [0.7, 2.5],
        href: folder('Eq38VyX2Q39GmoFCOf2e4vcB1s8onYrxbHGNFcNap7BzRw'),
      },
      { label: 'toolRecruitment', period: [2.5, 4.4], href: folder('EmHk4Z-OkdZIlfal90vzLHIB4p3CBV_ocOHCmMMuhS8HoA') },
      { label: 'toolOrganigram', period: [4.4, 7], href: folder('EmHk4Z-OkdZIlfal90vzLHIB4p3CBV_ocOHCmMMuhS8HoA') },
      { label: 'toolReportConcerns', period: [0.1, 7], href: folder('EhDClHP53pZGmGXse6Ef7vUBhanWIJY-CxsDmNGDceRARA') },
    ],
  },
  {
    label: 'groupMonitoring',
    href: folder('EgEs6nIIHFpMgXEy2VKsw_QBtfHXTDzzQrjW042-aZPs8w?e=QiVTgv'),
    before: ['beforeInformationBulletin'],
    tools: [
      {
        label: 'toolSituationReports',
        period: [0.1, 4],
        href: folder('Eo01vTabxF9Aj27p6S3mSuoBbDN7ixfS_PRs0MHGUxyD2A'),
      },
      {
        label: 'toolIndicatorTable',
        period: [4.5, 6.3],
        href: folder('EpbUfG-SUZ5Ap97uj4g4r9sBvSQW9RxLg5xVczuijS77cg'),
      },
      {
        label: 'toolMonitoringPlan',
        period: [3.4, 5.6],
        href: folder('EoWr3j4-JXNIqxbmLiCQfA8B2QgMKxH7eZPv2sHS5tg-6g'),
      },
      {
        label: 'toolReviseMonitoringPlan',
        period: [5.6, 7],
        href: folder('EoWr3j4-JXNIqxbmLiCQfA8B2QgMKxH7eZPv2sHS5tg-6g'),
      },
      { label: 'toolOpsUpdateOne', period: [1.6, 3.4], href: folder('Ej7atMLNhOVBp9mqejlvk_sBp450NJB4-50ee1YjjErg_Q') },
      { label: 'toolOpsUpdateTwo', period: [3.4, 4.6], href: folder('Ej7atMLNhOVBp9mqejlvk_sBp450NJB4-50ee1YjjErg_Q') },
      {
        label: 'toolFederationReporting',
        period: [5.6, 7],
        href: folder('EvaYwaFc9TVDiV3_H4G03vgBt-h2RiABultu8pQPnSCCrA'),
      },
      {
        label: 'toolRealTimeEvaluation',
        period: [5.6, 7],
        href: folder('Egwg83-q2bREoEXPIfBTn5kBMbIUHX_utbt63rFJp8JsQw'),
      },
    ],
  },
  {
    label: 'groupInformationManagement',
    href: folder('EtASLO-V_pNBsApgmaAueNoBOhpbfdicPIlhtOrRMELkOQ?e=rLLOzq'),
    before: [],
    tools: [
      {
        label: 'toolEmergencyPage',
        period: [0.1, 7],
        href: 'https://ifrcorg.sharepoint.com/:b:/s/IFRCSharing/Ed8QtQCbLzxHpp6cm7xR9WkBc8Qz0cx0k0oj1VgoL2aahw',
      },
      {
        label: 'toolSituationalOverview',
        period: [0.1, 7],
        href: folder('EnpwY1GhzuRBmo7WAQ_7PQoBhi55A-zc3Eh1BaXrllW0tw'),
      },
      { label: 'toolMovementPicture', period: [1.4, 3.6], href: 'https://smcctoolkit.org/tool-kit/#x-section-4' },
      { label: 'toolImStrategy', period: [1.8, 3.9], href: folder('EvlSgJM5xWVJp87dPDFefeMBCDndFtU-WtlpV9x7wskdUw') },
      { label: 'toolTaskSims', period: [0.6, 2.7], href: 'https://rcrcsims.org' },
      { label: 'toolMap4w', period: null, href: timelineFolder('06. IM/06.03 Produce 4W Map') },
      {
        label: 'toolPresenceMap',
        period: null,
        href: timelineFolder('06. IM/06.04 Produce Presence and & Response Map'),
      },
      {
        label: 'toolDashboards',
        period: null,
        href: timelineFolder('06. IM/06.05 Setup Dashboards and Visualization (GO)'),
      },
    ],
  },
  {
    label: 'groupFinance',
    href: folder('EmJ0Y0zgKJJHjhYW0fnm_ZEBzhbzNAliAJiwM--4_nZ3rA?e=4LZCV0'),
    before: [],
    tools: [
      {
        label: 'toolDrefAgreement',
        period: [0.1, 1.3],
        href: folder('ElpuKM7mqitHlqGOrTAbdJwBhe7Pscaa21Pwv4kAEChJHw'),
      },
      {
        label: 'toolAppealAgreement',
        period: [3.1, 4.4],
        href: folder('Em0ZAEsalk5Jul1Uonrx8xwBJGSEZdbYyU5wAIUSOj_-fg'),
      },
      {
        label: 'toolOperatingBudget',
        period: [0.1, 2.6],
        href: folder('Ek1-VTpEYqlCtS7fQ3uXNrcB0PqHfQ961Mu5s5AiTRk4og?e=MeZc8W'),
      },
      {
        label: 'toolReviseBudget',
        period: [2.6, 7],
        href: folder('Ek1-VTpEYqlCtS7fQ3uXNrcB0PqHfQ961Mu5s5AiTRk4og?e=MeZc8W'),
      },
      {
        label: 'toolExpenditureRequest',
        period: [0.1, 1.6],
        href: folder('EvVyOV0vODNOhB_hMZi4Us0Bl9hB3hvrFY6fmS55IYyifg?e=uAro8S'),
      },
      {
        label: 'toolPlanOfArrival',
        period: [0.1, 1.6],
        href: folder('EnL5Opb7DhJAuWwsNzGqQpIB4pqlXntVUm1XRY6AZBSgUA?e=lU4ULX'),
      },
      {
        label: 'toolPartnerCalls',
        period: [1.6, 7],
        href: folder('Evym_hIX3HZFhzEqSUii9G8B9odeetryN5kXoFZiryJl6Q?e=2KXNnW'),
      },
      {
        label: 'toolMobilisationPlan',
        period: [0.1, 1.6],
        href: folder('EgouBf10MC1DgxcIDdRu5_kBd7iT2aXIQm_vdymzO6AZhw?e=TaLqnG'),
      },
      {
        label: 'toolPledgeStatus',
        period: [2.1, 7],
        href: folder('EsF3Ei5eH4JKrAALHBWxVX4BnAm9i5-o-Z_VxVqgxvVMAg?e=aQAcpO'),
      },
      {
        label: 'toolWelcomeService',
        period: [0.1, 1.6],
        href: folder('Eo1XPZuxHRRLgArAv5NA7lkBmILPSH9fcMwZ_ajBZHKGUg?e=2VeVU9'),
      },
      {
        label: 'toolMonitorPledges',
        period: [2.1, 7],
        href: folder('Ev-opnr7uyVFgzk-h3lX9BgB8fHsBhqiukJDL_5KBX57bA?e=jpbj6G'),
      },
    ],
  },
  {
    label: 'groupLogistics',
    href: folder('EoQ9fdVxdK9LkKH7ZIcMCOgBqAdqZoImtTTLFiTLE99uSw?e=APiGh7'),
    before: ['beforeReviewStocks', 'beforePreposition'],
    tools: [
      { label: 'toolCustoms', period: [0.4, 2], href: folder('ErfZJPKdfjJIgI6DE9t0D6sB1XVEpNb-vGrrM7wlcOw1QA') },
      { label: 'toolFleetPlan', period: [2, 3.7], href: folder('Ep-ZW8Nh_-FOi7Qo9FCOfxIBsTHJDpvW6k82Xz3fl4xtjQ') },
      {
        label: 'toolRegionalFleet',
        period: [3.7, 7],
        href: folder('Et5Cc35pRYpJtas4a3IBooABKh0m6JR7dHdfLXGkQpKHDQ?e=UY2R5w'),
      },
      {
        label: 'toolProcurementPlan',
        period: [3.1, 4.5],
        href: folder('EvI36WxaE2hMrh03KVK-RAkBAUHdwWKERLPjDaSmIRLbuw'),
      },
      {
        label: 'toolReviseProcurementPlan',
        period: [4.5, 7],
        href: folder('EvI36WxaE2hMrh03KVK-RAkBAUHdwWKERLPjDaSmIRLbuw'),
      },
      {
        label: 'toolLogisticsPlan',
        period: [1.4, 4.2],
        href: folder('EnYRiFl7N-pErKxD-zRnFpIB07s7ezSEafHKQJNzaSbhFQ'),
      },
      {
        label: 'toolMobilisationTable',
        period: [0.4, 7],
        href: folder('ElJ7QaCcS2RCtxnRPHFb0W0B_C0tzKhGy8kjUsbENzs2Ww'),
      },
    ],
  },
  {
    label: 'groupSecurity',
    href: folder('ElF8JM-Rq3tKre35oj_ztDIBImCNxctFo5tNt1SRCFpjdg?e=5ouvWw'),
    before: ['beforeSecurityRegulations', 'beforeHealthAdvice'],
    tools: [
      { label: 'toolSecurityPlan', period: [0.1, 4.4], href: folder('EpHQGrFvG2pPk-0cwLYIHTsBjoQH-e6WLwOBI50ODTjyuw') },
      {
        label: 'toolReviewSecurityPlan',
        period: [4.4, 7],
        href: folder('EpHQGrFvG2pPk-0cwLYIHTsBjoQH-e6WLwOBI50ODTjyuw'),
      },
      { label: 'toolMedevacPlan', period: [0.1, 1.4], href: folder('EiK1nlWLC35IpNWCcXZHDpIB5ZgD83UBhdgFIltmPkSVsw') },
    ],
  },
  {
    label: 'groupCommunications',
    href: folder('EpFFWBTH9RtOsuQGGg0DXdAB0dbWQz484b1pFn1UDzpBIw?e=AnOF05'),
    before: [],
    tools: [
      { label: 'toolKeyMessages', period: [0.1, 1.3], href: folder('EqNijq6LJgJMiRKSgYp5eocBORHiCWXUPr7-rCwLqzH6MA') },
      {
        label: 'toolCommunicationsPlan',
        period: [1.1, 2.5],
        href: folder('Eq38joe3oBBFqPt6vz8Q3SkBlVdjHebEjOkJQIUQNKn-Ng'),
      },
    ],
  },
  {
    label: 'groupOther',
    href: folder('EunRRnfObqxFvy7UhvoJ1aMBwPBqAfrkzLNvBmuIccPdRg?e=i4tMhz'),
    before: ['beforeStatusAgreement', 'beforeDisasterLaw', 'beforeTripartite'],
    tools: [
      { label: 'toolEnvironment', period: [2, 3.4], href: folder('EiMzmHnXvBxJqWm17AdqMgEBEZFFH5-C1dLcx4bM1jlcGw') },
      { label: 'toolCompliance', period: [3, 5.5], href: folder('Ehpgtwo3zXVOowJihJtw5EYBT5YeOYAwlJq22ZZnpxFG1Q') },
    ],
  },
];
