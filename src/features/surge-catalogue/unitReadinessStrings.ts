import { defineStrings } from '#domain/language/strings';

/** The readiness of a type of ERU, on its page of the catalogue. */
export const unitReadinessStrings = defineStrings('surgeCatalogueUnit', {
  title: 'Who holds this ERU, and how ready it is',
  none: 'No National Society has said that it holds or supports this ERU.',
  updated: 'Last updated',
  all: 'Readiness of all types',
  source: 'Source: GO platform, as the National Societies say themselves.',
  sourceOfParts:
    'Source: GO platform, as the National Societies say themselves: one readiness for all basecamps and their modules (operations support hub).',
  notGiven: 'National Societies do not give a readiness for this ERU on the platform.',
});
