import { defineStrings } from '#domain/language/strings';

/** The terms of use, in the product's own words. */
export const termsStrings = defineStrings('termsAndConditions', {
  title: 'Terms and conditions',
  description: 'By using the platform you agree to the following. If you do not, please do not use it.',
  contents: 'On this page',
  provenance: 'Where the data comes from',
  provenance1:
    'Content is filed by National Societies, their partners and the secretariat, or taken over from sources that are named beside it. Whoever files content is responsible for it being accurate and for being allowed to share it.',
  provenance2:
    'Figures are estimates at a moment in time. Decisions should not rest on a single figure of the platform.',
  registration: 'Registering',
  registration1:
    'Some content and all forms need an account. Accounts are personal: give your own name and a working e-mail address, choose a strong password, and do not share it. Accounts whose address is not of a known organisation are approved by an administrator.',
  registerNow: 'Register for an account',
  unauthorised: 'What is not allowed',
  unauthorised1:
    'Do not use the platform to harm people, to identify individuals in need, for commercial gain or political campaigning; do not try to reach content that is not meant for you, to overload the service, or to file what you know to be wrong.',
  owners: 'Conditions of data owners',
  owners1:
    'Some data sets carry conditions of their owners, shown where the data is. Those conditions go before these terms. Where none is shown, public content may be reused for humanitarian purposes if the source and date are named.',
  liability: 'Liability',
  liability1:
    'The platform is offered as it is. The federation does its best to keep it available and correct, but promises neither, and is not liable for what follows from its use.',
  personal: 'Personal data',
  personal1:
    'Personal data is handled as the cookie policy describes. Do not put personal data of people affected by an emergency into reports or attachments.',
  immunities: 'Privileges and immunities',
  immunities1: 'Nothing in these terms gives up any privilege or immunity of the federation or its members.',
  final: 'Final provisions',
  final1:
    'These terms may change; the version on this page applies. If a part of them turns out not to be valid, the rest remains in force. Questions are welcome at the address at the foot of this page.',
});
