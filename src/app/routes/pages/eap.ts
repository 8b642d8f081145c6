import { lazyPage, type SomePages } from '../page';

const formData = () => import('#features/eap/queries').then(({ eapFormData }) => eapFormData);

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
  eapDevelopmentRegistration: lazyPage(() => import('#features/eap/registration/EditRegistrationPage'), formData, {
    chunk: 'eapForms',
  }),
  simplifiedEapForm: lazyPage(() => import('#features/eap/form/SimplifiedFormPage'), formData, { chunk: 'eapForms' }),
  fullEapForm: lazyPage(() => import('#features/eap/form/FullFormPage'), formData, { chunk: 'eapForms' }),
  eapSimplifiedExport: lazyPage(() => import('#features/eap/print/SimplifiedPrintPage'), formData, {
    chunk: 'eapPrint',
  }),
  eapFullExport: lazyPage(() => import('#features/eap/print/FullPrintPage'), formData, { chunk: 'eapPrint' }),
  eapSummaryExport: lazyPage(() => import('#features/eap/print/SummaryPrintPage'), formData, { chunk: 'eapPrint' }),
} satisfies SomePages;
