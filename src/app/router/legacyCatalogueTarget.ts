import type { RedirectSource, Target } from '#app/routes/path';
import { catalogue, catalogueParams } from '#domain/surge/catalogue';

/** The catalogue's addresses of earlier versions: sector id to its page and its services' pages. */
interface LegacySector {
  readonly sector: string | null;
  readonly services: Readonly<Record<string, string>>;
}

const same = (sector: string, ...services: readonly string[]) =>
  Object.fromEntries(services.map((service) => [service, `${sector}/${service}`]));

/** @source reference/surge.md, section 1.10 */
const legacy: Readonly<Record<string, LegacySector>> = {
  administration: { sector: 'administration', services: {} },
  emergency: {
    sector: 'emergency-needs-assessment',
    services: { 'assessment-cell': 'emergency-needs-assessment/cell' },
  },
  basecamp: {
    sector: 'basecamp',
    services: {
      'eru-base-camp-small': 'basecamp/eru-small',
      'eru-base-camp-medium': 'basecamp/eru-medium',
      'eru-base-camp-large': 'basecamp/eru-large',
      ...same('basecamp', 'facility-management', 'office', 'welcome'),
    },
  },
  cash: { sector: 'cash', services: { cva: 'cash/rapid-response' } },
  community: {
    sector: 'community-engagement',
    services: { 'community-engagement-and-accountability': 'community/rapid-response' },
  },
  communications: {
    sector: 'communication',
    services: {
      'communications-emergency-response-tool-cert-1': 'communication/cert-1',
      'communications-emergency-response-tool-cert-2': 'communication/cert-2',
      'communications-emergency-response-tool-cert-3': 'communication/cert-3',
    },
  },
  health: {
    sector: 'health',
    services: {
      'eru-red-cross-red-crescent-emergency-clinic': 'health/eru-clinic',
      'eru-red-cross-red-crescent-emergency-hospital': 'health/eru-hospital',
      'surgical-surge': 'health/eru-surgical',
      'maternal-newborn-health-clinic': 'health/maternal-newborn-clinic',
      'emergency-mobile-clinic': 'health/emergency-clinic',
      'eru-cholera-treatment-center': 'health/eru-cholera-treatment',
      'eru-chlorea-treatment': 'health/eru-cholera-treatment',
      'community-case-management-of-cholera-ccmc': 'health/community-case-management-cholera',
      'community-case-management-chlorea': 'health/community-case-management-cholera',
      'community-based-surveillance-cbs': 'health/community-based-surveillance',
      'safe-and-dignified-burials': 'health/safe-dignified-burials',
      ...same('health', 'infection-prevention-and-control'),
      'community-case-management-of-malnutrition-ccmm': 'health/community-management-malnutrition',
      'eru-pss-module': 'health/eru-psychosocial-support',
    },
  },
  infoMgt: {
    sector: 'information-management',
    services: {
      'roles-and-resps': 'information-management/roles-responsibility',
      'im-support-for-op': 'information-management/regional-office-support',
      'ifrc-geneva-im': 'information-management/geneva-support',
      'composition-of-im-res': 'information-management/composition',
      'Satellite-imagery': 'information-management/satellite-imagery',
    },
  },
  informationTech: { sector: 'information-technology', services: same('information-technology', 'eru-it-telecom') },
  livelihoods: { sector: 'livelihood', services: { 'livelihoods-and-basic-needs': 'livelihood/services' } },
  logistics: {
    sector: 'logistics',
    services: { 'lpscm-for-national-societies': 'logistics/lpscm-ns', 'logistics-eru': 'logistics/eru' },
  },
  operations: {
    sector: 'operations-management',
    services: { 'head-of-emergency-operations-heops': 'operations-management/heops' },
  },
  protection: { sector: 'pgi', services: { 'protection-gender-and-inclusion': 'pgi/services' } },
  planning: {
    sector: 'pmer',
    services: {
      'real-time-evaluation-rte-and-guidance': 'pmer/real-time-evaluation',
      'emergency-plan-of-action-epoa-monitoring-evaluation-plan': 'pmer/emergency-plan-action',
    },
  },
  relief: { sector: 'relief', services: { 'eru-relief': 'relief/eru' } },
  security: { sector: 'security', services: { 'security-management': 'security/management' } },
  shelter: {
    sector: 'shelter',
    services: {
      'stt-shelter-technical-team': 'shelter/technical-team',
      'sct-shelter-coordination-team': 'shelter/coordinator-team',
    },
  },
  water: {
    sector: 'wash',
    services: {
      ...same('wash', 'kit-2', 'kit-5', 'm15-eru', 'msm20-eru', 'm40-eru'),
      'water-supply-rehabilitation-wsr': 'wash/water-supply-rehabilitation',
      'household-water-treatment-and-safe-storage-hwts': 'wash/hwts',
      'faecal-sludge-management': 'wash/sludge',
    },
  },
  other: {
    sector: null,
    services: {
      ...same('other', ...catalogue.other),
      'disaster-risk-reduction-drr': 'other/disaster-risk-reduction',
      'preparedness-for-effective-response-per': 'other/preparedness-effective-response',
      greenresponse: 'other/green-response',
    },
  },
};

/** Reads own keys only: a URL may contain 'constructor'. */
const own = <V>(record: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Redirects an old URL to its page, else to its sector, else to the overview. */
export function legacyCatalogueTarget({ params }: RedirectSource): Target {
  const sector = own(legacy, params.catalogueId ?? '');
  const slug = (sector && own(sector.services, params.subCatalogueId ?? '')) ?? sector?.sector;
  return slug ? { to: 'surgeCataloguePage', params: catalogueParams(slug) } : { to: 'surgeCatalogueOverview' };
}
