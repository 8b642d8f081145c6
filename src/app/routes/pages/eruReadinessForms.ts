import { lazyPage, type SomePages } from '../page';

export const eruReadinessFormPages = {
  eruReadiness: lazyPage(
    () => import('#features/eru-readiness/ReadinessFormPage'),
    () => import('#features/eru-readiness/formData').then(({ readinessFormData }) => readinessFormData),
  ),
} satisfies SomePages;
