import { screen } from '@testing-library/react';
import { describeFormFaults } from '#tests/formFaults';
import { basics, fillContext, reportFormServer, submit } from '#tests/reportForm';

const { server, ask, file, openNew, openEdit } = reportFormServer();

describeFormFaults('a field report', {
  server,
  // the country stands before the title, and is asked for first
  isFieldRequired: false,
  logIn: async () => undefined,
  openNew,
  openEdit,
  store: () => file(basics),
  changeElsewhere: (id, title) => ask(`PATCH /api/v2/field-report/${id}/`, { title }, 'super'),
  fill: (user, title) => fillContext(user, { title }),
  submit,
  field: () => screen.getByRole('textbox', { name: 'Title', hidden: true }),
  expectSaved: () => screen.findByText(/The field report was (filed|saved)\./),
  collection: '/api/v2/field-report/',
  documentKey: 'field-report/new',
});
