import { defineStrings } from '#domain/language/strings';

export const ownThreeWStrings = defineStrings('ownThreeW', {
  title: 'My 3W',
  projects: '3W projects',
  projectsCounted: '3W projects ({count})',
  noProjects: 'You have not reported a project yet.',
  activities: 'Emergency response 3W activities',
  activitiesCounted: 'Emergency response 3W activities ({count})',
  noActivities: 'You have not reported an activity yet.',
});
