import { defineStrings } from '#domain/language/strings';

/** Strings of the footer. */
export const footerStrings = defineStrings('footer', {
  about: 'About GO',
  aboutText:
    'A platform for emergency information of the Red Cross and Red Crescent network: what is happening, who responds, and with what.',
  copyright: '© IFRC {year}',
  version: 'Version {version}',
  findOut: 'Find out more',
  policies: 'Policies',
  helpful: 'Helpful links',
  contact: 'Contact us',
  sourceCode: 'Open source code',
  api: 'API documentation',
  resources: 'Other resources',
  wiki: 'GO Wiki',
  blog: 'Blog on Medium',
  facebook: 'Facebook',
  youtube: 'YouTube',
  cookiePolicy: 'Cookie policy',
  termsAndConditions: 'Terms and conditions',
});
