import { lazyPage, type SomePages } from '../page';

export const accountPages = {
  login: lazyPage(() => import('#features/account/LoginPage'), null, { chunk: 'account' }),
  register: lazyPage(() => import('#features/account/RegisterPage'), null, { chunk: 'account' }),
  recoverAccount: lazyPage(() => import('#features/account/RecoverAccountPage'), null, { chunk: 'account' }),
  recoverAccountConfirm: lazyPage(() => import('#features/account/RecoverAccountConfirmPage'), null, {
    chunk: 'account',
  }),
  resendValidationEmail: lazyPage(() => import('#features/account/ResendValidationPage'), null, { chunk: 'account' }),
  accountLayout: lazyPage(() => import('#features/account/AccountLayout'), null, { chunk: 'accountLists' }),
  accountDetails: lazyPage(() => import('#features/account/DetailsTab'), null, { chunk: 'account' }),
  accountNotifications: lazyPage(() => import('#features/account/NotificationsTab'), null, { chunk: 'account' }),
  accountForMe: lazyPage(() => import('#features/account/ForMeTab'), null, { chunk: 'account' }),
  accountOutbox: lazyPage(() => import('#features/account/outbox/OutboxTab'), null, { chunk: 'account' }),
  accountMyForms: lazyPage(() => import('#features/account/forms/MyFormsLayout'), null, { chunk: 'accountLists' }),
  accountMyFormsFieldReport: lazyPage(
    () => import('#features/account/forms/FieldReportsTab'),
    () => import('#features/account/forms/ownReports').then(({ ownReportsData }) => ownReportsData),
    { chunk: 'accountLists' },
  ),
} satisfies SomePages;
