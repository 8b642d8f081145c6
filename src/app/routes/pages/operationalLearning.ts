import { lazyPage, type SomePages } from '../page';

export const operationalLearningPages = {
  operationalLearning: lazyPage(
    () => import('#features/operational-learning/OperationalLearningPage'),
    () => import('#features/operational-learning/queries').then(({ learningData }) => learningData),
  ),
} satisfies SomePages;
