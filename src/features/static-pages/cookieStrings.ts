import { defineStrings } from '#domain/language/strings';

/** The cookie and privacy policy, in the product's own words. */
export const cookieStrings = defineStrings('cookiePolicy', {
  title: 'Cookie policy',
  description: 'What this site keeps on your device, what it learns about you, and what happens with it.',
  contents: 'On this page',
  disclaimer: 'Disclaimer',
  disclaimer1:
    'The platform brings together what National Societies, their partners and the secretariat report about emergencies. Reports are made under pressure and are corrected as more becomes known; a figure shown here may already be out of date.',
  disclaimer2:
    'Names, borders and designations on maps and in lists do not express an opinion on the legal status of a territory or its authorities.',
  use: 'Use of our information',
  use1: 'You may read, share and quote public content of the platform for humanitarian, educational and other non-commercial purposes, provided that you name the source and the date.',
  use2: 'Content that is shown only after logging in is meant for the people it is shown to. Please do not pass it on without asking its author.',
  collected: 'A. What we collect',
  collected1:
    'If you register, we keep the name, e-mail address, organisation, country and role that you give us, and the content that you file. If you only visit, we keep no record of who you are.',
  collected2:
    'On your device, the site stores your login, your language and colour theme, your acceptance of this notice, lists that rarely change, and drafts of forms that you have begun. They stay on the device until you log out, delete them or clear the site’s data.',
  purpose: 'B. What we use it for',
  purpose1:
    'Your account lets you file reports, decides what you may see, and allows colleagues to reach you about what you filed. Notifications are sent only for subjects that you have chosen.',
  purpose2:
    'Where error reporting is switched on, faults of the site are measured without your e-mail address, your login or the content of forms.',
  access: 'C. Who can see it',
  access1:
    'Your name appears beside the content you file, for those who may see that content. Administrators of your country or region see your account when they approve it. Nothing is sold or given to advertisers.',
  storage: 'D. How it is stored, and whom to ask',
  storage1:
    'Data is kept on servers run for the federation and protected by access rights. You can see and correct your details on your account page. To have an account removed, or to ask what is stored about you, write to the address at the foot of this page.',
  immunities: 'E. Privileges and immunities',
  immunities1:
    'Nothing in this policy gives up any privilege or immunity that the federation or its members enjoy under national or international law.',
  links: 'F. Links to other sites',
  links1:
    'Links to other sites open in a new tab and are marked as such. Other sites have their own policies, which the federation does not control.',
});
