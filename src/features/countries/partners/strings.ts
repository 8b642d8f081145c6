import { defineStrings } from '#domain/language/strings';

export const countryPartnerStrings = defineStrings('countryPartners', {
  ifrc: 'IFRC presence',
  head: 'Head of {office}',
  headOfOffice: 'Head of the office',
  office: 'Type of office',
  location: 'Location',
  officeSource:
    'Source: offices of the IFRC as recorded by the secretariat. The record has no date, and the person may have changed.',
  noOffice: 'No office of the IFRC is recorded for {country}.',
  clusters: 'Cluster delegations of the region',
  clustersNote:
    'A cluster delegation serves several countries from one office. Whether one of these serves {country} is not recorded in the platform.',
  legalStatus: 'IFRC legal status',
  legalStatusNote: 'For staff of the IFRC, who log in there.',
  disasterLaw: 'Disaster law in {country}',

  icrc: 'ICRC presence',
  icrcPresent: 'The ICRC works in {country}.',
  keyOperation: 'Key operation of the ICRC in {country}',
  icrcMore: 'The ICRC in {country}',
  icrcSource: 'Source: website of the ICRC.',

  coordination: 'Membership coordination',
  coordinationText: 'National Societies that coordinate the support of the membership, by sector.',
  society: 'National Society',
  coordinated: 'Yes',
  notCoordinated: 'No',
  noCoordination: 'The plan of {country} names no National Society that coordinates.',
  coordinationSource: 'Source: IFRC unified planning. The plan has no year in the platform.',

  contacts: 'Contacts',
  ifrcContacts: 'IFRC',
  partnerContacts: 'International partners',
  contactName: 'Name',
  contactPosition: 'Position',
  contactEmail: 'E-mail',
  others: 'Others',
  noContacts: 'No contact of the IFRC or of a partner is recorded for {country}.',
});
