import { contacts } from '#app/shell/contacts';

/** A document or site outside the product. */
interface ExternalDocument {
  readonly href: string;
  /** Opens only with an account of the federation. */
  readonly needsLogin?: boolean;
}

/**
 * The addresses of the catalogue's documents, by the name that its pages use. Only public sites and the federation's extranet:
 * documents behind them move often.
 *
 * @source reference/surge-catalogue.md
 */
export const documents = {
  betterResponse: { href: 'https://buildingabetterresponse.org/' },
  cashHub: { href: 'https://cash-hub.org/' },
  cashToolkit: { href: 'https://cash-hub.org/guidance-and-tools/cash-in-emergencies-toolkit/' },
  cbs: { href: 'https://www.cbsrc.org/' },
  ceaHub: { href: 'https://communityengagementhub.org/' },
  charter: { href: 'https://disasterscharter.org/' },
  deep: { href: 'https://app.thedeep.io/', needsLogin: true },
  fednet: { href: 'https://fednet.ifrc.org/', needsLogin: true },
  gdacs: { href: 'https://www.gdacs.org/' },
  goManual: { href: 'https://go-wiki.ifrc.org/' },
  ifrc: { href: 'https://www.ifrc.org/' },
  imMailbox: { href: contacts.support },
  itemsCatalogue: { href: 'https://itemscatalogue.redcross.int/' },
  kobo: { href: 'https://kobo.ifrc.org/', needsLogin: true },
  livelihoods: { href: 'https://www.livelihoodscentre.org/' },
  mapSwipe: { href: 'https://mapswipe.org/' },
  maxar: { href: 'https://www.maxar.com/open-data' },
  openAerialMap: { href: 'https://openaerialmap.org/' },
  planet: { href: 'https://www.planet.com/disasterdata/' },
  psCentre: { href: 'https://pscentre.org/' },
  shelterCluster: { href: 'https://sheltercluster.org/global' },
  sims: { href: 'https://rcrcsims.org/' },
  surgeLearning: { href: 'https://surgelearning.ifrc.org/' },
  unosat: { href: 'https://unosat.org/' },
  washPortal: { href: 'https://watsanmissionassistant.org/' },
} as const satisfies Readonly<Record<string, ExternalDocument>>;

/** The name of the site whose start page an address opens; null for an address within a site, and for a mailbox. */
export function startPageOf(href: string): string | null {
  const { protocol, hostname, pathname } = new URL(href);
  return protocol === 'https:' && pathname === '/' ? hostname.replace(/^www\./, '') : null;
}

export const documentOf = (name: keyof typeof documents): ExternalDocument => documents[name];
