import { ProjectBody } from '#contract/project';
import { describeRoundTrip } from '#tests/roundTrip';
import { projectForm } from './projectForm';

const yearly = { operation_type: 1, end_date: '2020-01-01' };

describeRoundTrip(projectForm, ProjectBody, {
  layouts: { inAll: { ...yearly, annual_splits: [] }, byYear: yearly },
  leftOut: { 'asked by no form': ['document'], 'follows from the days': ['status'] },
});
