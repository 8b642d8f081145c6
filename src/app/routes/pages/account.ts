import { lazyPage, type SomePages } from '../page';

export const accountPages = {
  login: lazyPage(() => import('#features/account/LoginPage')),
  register: lazyPage(() => import('#features/account/RegisterPage')),
  recoverAccount: lazyPage(() => import('#features/account/RecoverAccountPage')),
  recoverAccountConfirm: lazyPage(() => import('#features/account/RecoverAccountConfirmPage')),
  resendValidationEmail: lazyPage(() => import('#features/account/ResendValidationPage')),
  accountLayout: lazyPage(() => import('#features/account/AccountLayout')),
  accountDetails: lazyPage(() => import('#features/account/DetailsTab')),
  accountNotifications: lazyPage(() => import('#features/account/NotificationsTab')),
  accountMyForms: lazyPage(() => import('#features/account/forms/MyFormsLayout')),
  accountMyFormsFieldReport: lazyPage(
    () => import('#features/account/forms/FieldReportsTab'),
    () => import('#features/account/forms/ownReports').then(({ ownReportsData }) => ownReportsData),
  ),
} satisfies SomePages;
