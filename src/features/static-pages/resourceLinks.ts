import { contacts } from '#app/shell/contacts';
import type { resourcesStrings } from './resourcesStrings';

type WordKey = keyof (typeof resourcesStrings)['templates'];

export interface ResourceLink {
  readonly label: WordKey;
  readonly href: string;
}

interface ResourceGroup {
  readonly title: WordKey;
  readonly text?: WordKey;
  readonly links: readonly ResourceLink[];
}

const video = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** @source reference/shell-and-account.md, section 1.13; addresses as today's product has them */
export const resourceGroups: readonly ResourceGroup[] = [
  {
    title: 'reference',
    links: [
      { label: 'wiki', href: contacts.wiki },
      { label: 'blog', href: contacts.blog },
      {
        label: 'analytics',
        href: 'https://app.powerbi.com/view?r=eyJrIjoiY2RlOTRkOGQtMDU5Yy00OWIwLWE2NmYtNTQ5NTQ3YjEwY2ZmIiwidCI6ImEyYjUzYmU1LTczNGUtNGU2Yy1hYjBkLWQxODRmNjBmZDkxNyIsImMiOjh9&pageName=ReportSectione263ecb5066f3105a8fa',
      },
      {
        label: 'workplan',
        href: 'https://ifrcorg.sharepoint.com/:b:/s/IFRCSharing/EQraprcbhQdGgH1L8tSQXFAByvRgyoBRfW46HTMh71Nzlw?e=dMQIr8',
      },
      {
        label: 'direction',
        href: 'https://ifrcgoproject.medium.com/information-saves-lives-scaling-data-analytics-in-the-ifrc-network-fd3686718f9c',
      },
    ],
  },
  {
    // linked, not embedded: pages load nothing from hosts other than the API
    title: 'videos',
    links: [
      { label: 'videoIntroduction', href: video('dwPsQzla9A4') },
      { label: 'videoMontandon', href: video('BEWxqYfrQek') },
      { label: 'videoThreeW', href: video('E1TuUEEMBRM') },
      { label: 'videoThreeWData', href: video('7PvsxM_nzBo') },
      { label: 'videoSubscriptions', href: video('wEz70tcwWx8') },
    ],
  },
  {
    title: 'surge',
    links: [
      {
        label: 'surgeEvents',
        href: 'https://docs.google.com/spreadsheets/d/1F-78qDc8vdh5hli5FLFeyTvlFQgw19OqZXMR50TQ1C0/edit?usp=sharing',
      },
      { label: 'surgeSims', href: 'https://rcrcsims.org/' },
      { label: 'surgeCbs', href: 'https://www.cbsrc.org/' },
      { label: 'surgeLearning', href: 'https://surgelearning.ifrc.org/' },
    ],
  },
  {
    title: 'guidance',
    links: [
      { label: 'cash', href: 'https://cash-hub.org/' },
      { label: 'community', href: 'https://communityengagementhub.org/' },
      { label: 'preparedness', href: 'https://preparecenter.org/' },
      { label: 'dataPlaybook', href: 'https://preparecenter.org/toolkit/data-playbook-toolkit-v1/' },
    ],
  },
  {
    title: 'other',
    links: [
      { label: 'referenceCentres', href: 'https://www.ifrc.org/reference-centres/' },
      { label: 'missingMaps', href: 'https://www.missingmaps.org/' },
      { label: 'fdrs', href: 'https://data.ifrc.org/fdrs/' },
      { label: 'learning', href: 'https://ifrc.csod.com/client/ifrc/default.aspx' },
      {
        label: 'healthMapping',
        href: 'https://prddsgofilestorage.blob.core.windows.net/api/documents/Health/Health.Mapping.-.Phase.1.Report.pdf',
      },
    ],
  },
];

/** Who pays for the platform, by name: most of their logos hold protected emblems. @source reference/shell-and-account.md, section 1.13 */
export const partners: readonly ResourceLink[] = [
  { label: 'partnerAmerican', href: 'https://www.redcross.org/' },
  { label: 'partnerAustralian', href: 'https://www.redcross.org.au/' },
  { label: 'partnerBritish', href: 'https://www.redcross.org.uk/' },
  { label: 'partnerCanadian', href: 'https://www.redcross.ca/' },
  { label: 'partnerDanish', href: 'https://en.rodekors.dk/' },
  { label: 'partnerFinnish', href: 'https://www.redcross.fi/' },
  { label: 'partnerJapanese', href: 'https://www.jrc.or.jp/english/' },
  { label: 'partnerNetherlands', href: 'https://www.rodekruis.nl/' },
  { label: 'partnerSpanish', href: 'https://www2.cruzroja.es/' },
  { label: 'partnerEricsson', href: 'https://www.ericsson.com/en' },
  { label: 'partnerSwitzerland', href: 'https://www.admin.ch/gov/de/start.html' },
  { label: 'partnerUsaid', href: 'https://www.usaid.gov/' },
  { label: 'partnerPdc', href: 'https://www.pdc.org/' },
];
