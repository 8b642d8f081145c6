/**
 * The pages of the surge catalogue under /surge/catalogue/: sectors with their services.
 *
 * @source reference/product.md, section 2
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

/** Sectors without a page; their services belong to another sector or to none. */
const withoutPage = new Set(['community', 'other']);

/** The sector to which the services of a sector without a page belong; none without an entry. */
const parents: Readonly<Record<string, string>> = { community: 'community-engagement' };

/** Current sectors by former slug. */
const aliases: Readonly<Record<string, string>> = { 'digital-systems': 'information-technology' };

/** Current slugs by slugs that earlier releases misspelt. @source reference/surge.md, section 1.10 */
const misspelt: Readonly<Record<string, string>> = {
  'health/eru-chlorea-treatment': 'health/eru-cholera-treatment',
  'health/community-case-management-chlorea': 'health/community-case-management-cholera',
};

/** A sector with its services, as slugs: paths under /surge/catalogue/. */
export interface CatalogueSector {
  readonly slug: string;
  readonly services: readonly string[];
}

/** The entries of the catalogue's menu: sectors with a page, and services without a sector. */
export const catalogueSectors: readonly CatalogueSector[] = Object.entries(catalogue).flatMap(([sector, services]) => {
  const slugs = services.map((service) => `${sector}/${service}`);
  if (!withoutPage.has(sector)) {
    const adopted = Object.entries(catalogue).flatMap(([other, theirs]) =>
      parents[other] === sector ? theirs.map((service) => `${other}/${service}`) : [],
    );
    return [{ slug: sector, services: [...slugs, ...adopted] }];
  }
  return parents[sector] ? [] : slugs.map((slug) => ({ slug, services: [] }));
});

/** The slugs of all pages except the overview. */
export const catalogueSlugs: readonly string[] = catalogueSectors.flatMap(({ slug, services }) => [slug, ...services]);

/** The route parameters of a slug. */
export function catalogueParams(slug: string): { readonly sectorId: string; readonly serviceId?: string } {
  const [sectorId = '', serviceId] = slug.split('/');
  return serviceId === undefined ? { sectorId } : { sectorId, serviceId };
}

/** The current slug of route parameters, which may be former ones; null for an unknown page. */
export function catalogueSlug(sectorId: string, serviceId?: string): string | null {
  const sector = Object.hasOwn(aliases, sectorId) ? aliases[sectorId] : sectorId;
  const written = serviceId ? `${sector}/${serviceId}` : `${sector}`;
  const slug = (Object.hasOwn(misspelt, written) && misspelt[written]) || written;
  return catalogueSlugs.includes(slug) ? slug : null;
}

/** The sector of a page. */
export const sectorOf = (slug: string): CatalogueSector | undefined =>
  catalogueSectors.find((sector) => sector.slug === slug || sector.services.includes(slug));
