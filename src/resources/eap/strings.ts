import { defineStrings } from '#domain/language/strings';

/** The table of early action protocols outside of the list of those who work on them. */
export const eapTableStrings = defineStrings('eapTable', {
  title: 'Early action protocols',
  counted: { one: '{count} early action protocol', other: '{count} early action protocols' },
  none: 'No early action protocol is registered.',
  logIn: 'Early action protocols are shown to those who are logged in.',
  toLogin: 'Login',
  guests: 'Your account does not include early action protocols.',
  approved: 'Approved on',
  protocol: 'Protocol',
  countryAndHazard: '{country} – {hazard}',
  type: 'Type',
  undecided: 'Not decided',
  status: 'Status',
  requirement: 'Total budget (CHF)',
  work: 'Work on protocols',
  activeTitle: 'Protocols in force',
  activeCounted: 'Protocols in force ({count})',
  noneActive: 'No early action protocol is in force.',
  noneActiveHere: 'No protocol is in force here.',
  scaleCount: 'Number of protocols',
  kindFull: 'Full',
  kindSimplified: 'Simplified',
  kindBoth: 'Both types',
});
