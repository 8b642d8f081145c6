import { lazyPage, type SomePages } from '../page';

/** Apart from the pages that readers open, which need nothing of the form kit. */
export const threeWFormPages = {
  newThreeWActivity: lazyPage(
    () => import('#features/three-w/activity-form/NewActivityPage'),
    () => import('#features/three-w/activity-form/formData').then(({ newActivityData }) => newActivityData),
  ),
  threeWActivityEdit: lazyPage(
    () => import('#features/three-w/activity-form/EditActivityPage'),
    () => import('#features/three-w/activity-form/formData').then(({ editActivityData }) => editActivityData),
  ),
  newThreeWProject: lazyPage(
    () => import('#features/three-w/project-form/NewProjectPage'),
    () => import('#features/three-w/project-form/formData').then(({ newProjectData }) => newProjectData),
  ),
  threeWProjectEdit: lazyPage(
    () => import('#features/three-w/project-form/EditProjectPage'),
    () => import('#features/three-w/project-form/formData').then(({ editProjectData }) => editProjectData),
  ),
} satisfies SomePages;
