import { defineStrings } from '#domain/strings';

export const resourcesStrings = defineStrings('resources', {
  title: 'Resources',
  description: 'Manuals, guidance and people who help you to get the most out of the platform.',
  reference: 'Reference material',
  wiki: 'GO Wiki: how to use the platform',
  blog: 'GO Blog',
  surge: 'Surge',
  surgeSims: 'Surge Information Management Support',
  surgeCbs: 'Community-based surveillance',
  surgeCatalogue: 'Catalogue of surge services',
  surgeLearning: 'Surge learning',
  guidance: 'Guidance',
  cash: 'Cash Hub',
  community: 'Community Engagement Hub',
  preparedness: 'Global Disaster Preparedness Center',
  dataPlaybook: 'Data Playbook',
  other: 'More',
  missingMaps: 'Missing Maps',
  fdrs: 'Federation-wide databank',
  learning: 'Learning platform',
  contacts: 'GO contacts',
  contactsText:
    'Colleagues who answer questions about the platform, by the part of the world or subject they look after.',
  contactExtent: 'Area',
  contactName: 'Name',
  contactEmail: 'E-mail',
});
