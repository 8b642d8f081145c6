import type { PathEntry } from '../path';

/**
 * The pages of the surge catalogue below /surge/catalogue/: each sector with its services.
 *
 * @source specification.md, section 2
 */
export const catalogue = {
  'emergency-needs-assessment': ['cell'],
  administration: [],
  basecamp: ['eru-small', 'eru-medium', 'eru-large', 'facility-management', 'office', 'welcome'],
  cash: ['rapid-response'],
  'community-engagement': [],
  community: ['rapid-response'],
  communication: ['cert-1', 'cert-2', 'cert-3'],
  health: [
    'eru-clinic',
    'eru-hospital',
    'eru-surgical',
    'maternal-newborn-clinic',
    'emergency-clinic',
    'eru-cholera-treatment',
    'community-case-management-cholera',
    'community-based-surveillance',
    'safe-dignified-burials',
    'infection-prevention-and-control',
    'community-management-malnutrition',
    'eru-psychosocial-support',
  ],
  'information-management': [
    'satellite-imagery',
    'roles-responsibility',
    'regional-office-support',
    'geneva-support',
    'composition',
  ],
  'information-technology': ['eru-it-telecom'],
  livelihood: ['services'],
  logistics: ['eru', 'lpscm-ns'],
  'operations-management': ['heops'],
  pgi: ['services'],
  pmer: ['emergency-plan-action', 'real-time-evaluation'],
  shelter: ['coordinator-team', 'technical-team'],
  wash: ['kit-2', 'kit-5', 'm15-eru', 'msm20-eru', 'm40-eru', 'water-supply-rehabilitation', 'hwts', 'sludge'],
  relief: ['eru'],
  security: ['management'],
  other: [
    'civil-military-relations',
    'disaster-risk-reduction',
    'humanitarian-diplomacy',
    'human-resources',
    'international-disaster-response-law',
    'migration',
    'national-society-development',
    'strategic-partnership-resource-mobilisation',
    'preparedness-effective-response',
    'recovery',
    'green-response',
    'uav',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Sectors without a page of their own: their services hang under another sector, or under nothing. */
const withoutPage = new Set(['community', 'other']);

export const catalogueRouteName = (slug: string) => `surgeCatalogue:${slug}`;

const slugs = Object.entries(catalogue).flatMap(([sector, services]) => [
  ...(withoutPage.has(sector) ? [] : [sector]),
  ...services.map((service) => `${sector}/${service}`),
]);

export const cataloguePaths: Readonly<Record<`surgeCatalogue:${string}`, PathEntry>> = Object.fromEntries(
  slugs.map((slug) => [catalogueRouteName(slug), { path: `/surge/catalogue/${slug}` }]),
);
