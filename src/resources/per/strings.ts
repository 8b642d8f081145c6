import { defineStrings } from '#domain/language/strings';

export const overdueActionStrings = defineStrings('perOverdue', {
  title: 'Overdue actions of work plans',
  titleOf: 'Overdue actions: cycle {number}',
  text: 'Planned actions that were due before today and are not finished.',
  none: 'No planned action is overdue.',
  action: 'Action',
  component: 'Component',
  additional: 'Additional action',
  due: 'Due',
  status: 'Status',
  cycle: 'Cycle',
});
