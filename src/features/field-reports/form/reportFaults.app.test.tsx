import { screen } from '@testing-library/react';
import { describeAnswers } from '#tests/answers';
import { describeFormFaults } from '#tests/formFaults/describeFormFaults';
import { basics, fillContext, fullReport, reportFormServer, submit } from '#tests/reportForm';
import { reportForm } from './reportForm';

const { server, ask, file, openNew, openEdit } = reportFormServer();

describeFormFaults('a field report', {
  server,
  // the country comes before the title, so its error is the first
  isFieldRequired: false,
  logIn: async () => undefined,
  openNew,
  openEdit,
  store: () => file(basics),
  namesEditor: true,
  changeElsewhere: (id, title) => ask(`PATCH /api/v2/field-report/${id}/`, { title }, 'super'),
  fill: (user, title) => fillContext(user, { title }),
  submit,
  field: () => screen.getByRole('textbox', { name: 'Title', hidden: true }),
  expectSaved: () => screen.findByText(/The field report was (filed|saved)\./),
  collection: '/api/v2/field-report/',
  documentKey: 'field-report/new',
  taking: null,
});

/** Stores a complete report of a kind and opens it for editing. */
const opened = (parts: object) => async () => {
  const stored = await file({ ...fullReport, ...parts });
  return { stored, user: (await openEdit(stored.id)).user };
};

describeAnswers(reportForm, {
  layouts: {
    event: opened({}),
    earlyWarning: opened({ status: 8 }),
    epidemic: opened({ dtype: 1 }),
    covid: opened({ dtype: 1, is_covid_report: true }),
  },
  decided: { covid: ['dtype', 'title'] },
});
