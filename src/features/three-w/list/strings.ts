import { defineStrings } from '#domain/language/strings';

export const allProjectsStrings = defineStrings('allProjects', {
  title: 'All 3W projects',
  heading: 'All 3W projects ({count})',
  description:
    'The longer work of National Societies, the last changed first. Projects that are reported year by year show the sum of their years.',
  caption: '3W projects',
});

export const allActivitiesStrings = defineStrings('allActivities', {
  title: 'All 3W activities',
  heading: 'All 3W activities ({count})',
  description:
    'The response of National Societies and emergency response units to emergencies, the last changed first.',
  caption: '3W activities',
  search: 'Search in titles',
  sector: 'Sector',
  status: 'Stored status',
  startAfter: 'Start after',
  startBefore: 'Start before',
});
