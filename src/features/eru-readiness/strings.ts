import { defineStrings } from '#domain/language/strings';

export const readinessFormStrings = defineStrings('eruReadinessForm', {
  title: 'Update ERU readiness',
  description:
    'How ready a National Society is to deploy its emergency response units. Questions go to {im} or {surge}.',
  units: 'Emergency response units',
  owner: 'National Society',
  ownerHint: 'National Societies whose readiness you may update.',
  chooseOwner: 'Choose a National Society',
  chooseFirst: 'Choose a National Society to start.',
  notYours:
    'You may not update the readiness of this National Society. This needs the rights of an administrator of its country or region.',
  noneYours: 'No National Society that owns units is in a country or region that you administer.',
  formLabel: 'ERU readiness of {society}',
  typesStep: 'Types of ERU',
  readinessStep: 'Readiness',
  types: 'Types of ERU',
  typesHint:
    'The types that the National Society holds or supports. A type that is taken away is removed with its answers.',
  readiness: 'Readiness by type',
  readinessHint: 'Equipment, people and funding of each type.',
  saved: 'ERU readiness saved',
});
