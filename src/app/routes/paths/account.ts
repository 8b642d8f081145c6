import { byHash, memberOnly, type PathTable } from '../path';

const loggedOutOnly = { visibility: 'is-not-authenticated' } as const;
const loggedInOnly = { visibility: 'is-authenticated' } as const;

export const accountPaths = {
  login: { path: '/login', ...loggedOutOnly },
  register: { path: '/register', ...loggedOutOnly },
  recoverAccount: { path: '/recover-account', ...loggedOutOnly },
  recoverAccountConfirm: { path: '/recover-account/:username/:token', ...loggedOutOnly },
  resendValidationEmail: { path: '/resend-validation-email', ...loggedOutOnly },
  accountLayout: {
    path: '/account',
    redirect: byHash(
      {
        'account-information': 'accountDetails',
        notifications: 'accountNotifications',
        'per-forms': 'accountMyFormsPer',
        'my-dref-applications': 'accountMyFormsDref',
        'three-w-forms': 'accountMyFormsThreeW',
      },
      'accountDetails',
    ),
    ...loggedInOnly,
  },
  accountForMe: { path: '/account/for-me', parent: 'accountLayout', ...loggedInOnly },
  accountOutbox: { path: '/account/outbox', parent: 'accountLayout', ...loggedInOnly },
  accountDetails: { path: '/account/details', parent: 'accountLayout', ...loggedInOnly },
  accountNotifications: { path: '/account/notifications', parent: 'accountLayout', ...loggedInOnly },
  accountMyForms: {
    path: '/account/my-forms',
    parent: 'accountLayout',
    redirect: () => ({ to: 'accountMyFormsFieldReport' }),
    ...memberOnly,
  },
  accountMyFormsFieldReport: { path: '/account/my-forms/field-report', parent: 'accountMyForms', ...memberOnly },
  accountMyFormsPer: { path: '/account/my-forms/per', parent: 'accountMyForms', ...memberOnly },
  accountMyFormsDref: { path: '/account/my-forms/dref', parent: 'accountMyForms', ...memberOnly },
  accountMyFormsEap: { path: '/account/my-forms/eap', parent: 'accountMyForms', ...memberOnly },
  accountMyFormsThreeW: { path: '/account/my-forms/three-w', parent: 'accountMyForms', ...memberOnly },
} as const satisfies PathTable;
