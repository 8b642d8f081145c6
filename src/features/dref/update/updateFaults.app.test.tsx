import { describeNextStageFaults } from '#tests/drefForm';

describeNextStageFaults('a DREF operational update', {
  resource: 'dref-op-update',
  address: (id) => `/dref-operational-updates/${id}/edit`,
  formKey: 'dref-operational-update',
});
