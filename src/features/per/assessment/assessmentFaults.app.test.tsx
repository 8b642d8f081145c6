import { screen } from '@testing-library/react';
import { describeFormFaults } from '#tests/formFaults';
import { perServer } from '#tests/perForm';

const { server, ask, cycleIn, open } = perServer();
const path = '/api/v2/per-assessment/';
/** The cycles of the assessments that were made, by the id of the assessment. */
const cycles = new Map<number, number>();
let first = 0;

const store = async () => {
  const { id, assessment } = await cycleIn(2);
  cycles.set(assessment ?? 0, id);
  return { id: assessment ?? 0 };
};
const openCycle = (id: number) => open(`/per-process/${id}/assessment`);
const field = () => screen.getByRole('textbox', { name: '1. RC Auxiliary Role, Mandate and Law: Notes' });

describeFormFaults('a PER assessment', {
  server,
  onlyEdits: true,
  isFieldRequired: false,
  userId: '9',
  // a save that is stored already would be recognised as such: each test has an assessment of its own
  logIn: async () => {
    first = cycles.get((await store()).id) ?? 0;
  },
  openNew: () => openCycle(first),
  openEdit: (id) => openCycle(cycles.get(id) ?? 0),
  store,
  changeElsewhere: (id, notes) => {
    const area_responses = [{ area: 1, component_responses: [{ component: 1, notes }] }];
    return ask(`PATCH ${path}${id}/`, { area_responses }, 'per.admin');
  },
  fill: async (user, text) => {
    await user.clear(field());
    await user.click(field());
    await user.paste(text);
  },
  submit: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
  field,
  expectSaved: () => screen.findByText('Assessment: saved.'),
  collection: path,
  get documentKey() {
    return `per-assessment/${first}`;
  },
});
