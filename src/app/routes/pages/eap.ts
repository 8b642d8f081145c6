import { lazyPage, type SomePages } from '../page';

export const eapPages = {
  // a chunk without the forms
  accountMyFormsEap: lazyPage(
    () => import('#features/eap/list/EapsTab'),
    () => import('#features/eap/list/eapList').then(({ eapListData }) => eapListData),
    { chunk: 'eapList' },
  ),
  newEapDevelopmentRegistration: lazyPage(
    () => import('#features/eap/registration/NewRegistrationPage'),
    () => import('#features/eap/queries').then(({ registrationFormData }) => registrationFormData),
    { chunk: 'eapForms' },
  ),
  eapDevelopmentRegistration: lazyPage(
    () => import('#features/eap/registration/EditRegistrationPage'),
    () => import('#features/eap/queries').then(({ eapFormData }) => eapFormData),
    { chunk: 'eapForms' },
  ),
  simplifiedEapForm: lazyPage(
    () => import('#features/eap/form/SimplifiedFormPage'),
    () => import('#features/eap/queries').then(({ eapFormData }) => eapFormData),
    { chunk: 'eapForms' },
  ),
  fullEapForm: lazyPage(
    () => import('#features/eap/form/FullFormPage'),
    () => import('#features/eap/queries').then(({ eapFormData }) => eapFormData),
    { chunk: 'eapForms' },
  ),
  eapSimplifiedExport: lazyPage(
    () => import('#features/eap/print/SimplifiedPrintPage'),
    () => import('#features/eap/queries').then(({ eapFormData }) => eapFormData),
    { chunk: 'eapPrint' },
  ),
  eapFullExport: lazyPage(
    () => import('#features/eap/print/FullPrintPage'),
    () => import('#features/eap/queries').then(({ eapFormData }) => eapFormData),
    { chunk: 'eapPrint' },
  ),
  eapSummaryExport: lazyPage(
    () => import('#features/eap/print/SummaryPrintPage'),
    () => import('#features/eap/queries').then(({ eapFormData }) => eapFormData),
    { chunk: 'eapPrint' },
  ),
} satisfies SomePages;
