import { defineStrings } from '#domain/language/strings';

/** Labels of a flash update, shared by its page and its form. */
export const flashUpdateLabelStrings = defineStrings('flashUpdateLabels', {
  home: 'Home',
  allUpdates: 'Flash updates',
  countries: 'Countries',
  provinces: 'Region or province',
  hazard: 'Disaster type',
  overview: 'Situational overview',
  maps: 'Maps',
  images: 'Images',
  references: 'References',
  NTLS: 'Actions taken by the National Society',
  PNS: 'Actions taken by other Red Cross Red Crescent societies',
  FDRN: 'Actions taken by the IFRC',
  GOV: 'Actions taken by the government',
  originator: 'Originator',
  ifrc: 'IFRC focal point',
});
