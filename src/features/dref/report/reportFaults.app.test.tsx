import { describeNextStageFaults } from '#tests/drefForm';

describeNextStageFaults('a DREF final report', {
  resource: 'dref-final-report',
  address: (id) => `/old-dref-final-reports/${id}/edit`,
  formKey: 'dref-final-report',
});
