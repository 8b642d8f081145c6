import { byHash, memberOnly, page, type RouteTable } from './route';

const loggedOutOnly = { visibility: 'is-not-authenticated' } as const;
const loggedInOnly = { visibility: 'is-authenticated' } as const;

export const accountRoutes = {
  login: { path: '/login', page: page(() => import('#features/account/LoginPage')), ...loggedOutOnly },
  register: { path: '/register', page: page(() => import('#features/account/RegisterPage')), ...loggedOutOnly },
  recoverAccount: {
    path: '/recover-account',
    page: page(() => import('#features/account/RecoverAccountPage')),
    ...loggedOutOnly,
  },
  recoverAccountConfirm: {
    path: '/recover-account/:username/:token',
    page: page(() => import('#features/account/RecoverAccountConfirmPage')),
    ...loggedOutOnly,
  },
  resendValidationEmail: {
    path: '/resend-validation-email',
    page: page(() => import('#features/account/ResendValidationPage')),
    ...loggedOutOnly,
  },
  accountLayout: {
    path: '/account',
    page: page(() => import('#features/account/AccountLayout')),
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
  accountDetails: {
    path: '/account/details',
    parent: 'accountLayout',
    page: page(() => import('#features/account/DetailsTab')),
    ...loggedInOnly,
  },
  accountNotifications: {
    path: '/account/notifications',
    parent: 'accountLayout',
    page: page(() => import('#features/account/NotificationsTab')),
    ...loggedInOnly,
  },
  accountMyForms: {
    path: '/account/my-forms',
    redirect: () => ({ to: 'accountMyFormsFieldReport' }),
    ...memberOnly,
  },
  accountMyFormsFieldReport: {
    path: '/account/my-forms/field-report',
    parent: 'accountLayout',
    isNotBuilt: true,
    ...memberOnly,
  },
  accountMyFormsPer: { path: '/account/my-forms/per', parent: 'accountLayout', isNotBuilt: true, ...memberOnly },
  accountMyFormsDref: { path: '/account/my-forms/dref', parent: 'accountLayout', isNotBuilt: true, ...memberOnly },
  accountMyFormsThreeW: { path: '/account/my-forms/three-w', parent: 'accountLayout', isNotBuilt: true, ...memberOnly },
} as const satisfies RouteTable;
