import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FormComponentMini } from '#contract/perForm';
import type { PerOverview } from '#contract/perOverview';
import type { PerWorkPlan } from '#contract/perWorkPlan';
import { describeAnswers } from '#tests/answers';
import { describeFormFaults } from '#tests/formFaults/describeFormFaults';
import type { FormUnderTest } from '#tests/formFaults/formUnderTest';
import { removedRow } from '#tests/formFaults/takingChoice';
import { perServer } from '#tests/perForm';
import { goTo } from '#tests/reportForm';
import { overviewForm } from '../overview/overviewForm';
import { workPlanForm } from '../work-plan/workPlanForm';

const { server, ask, cycleIn, open } = perServer();

const branches = () => screen.getByRole('textbox', { name: 'Branches involved' });

interface PartForm {
  /** The phase of the cycle in which the part is edited. */
  readonly phase: 1 | 2 | 4;
  /** The property of the cycle with the id of the part. */
  readonly part: 'id' | 'assessment' | 'workplan';
  /** The path segment of the endpoints and the document kind in the keys of drafts: `per-overview`. */
  readonly resource: string;
  /** The path of the form after the path of the cycle. */
  readonly page: string;
  /** The accessible name of the main field. */
  readonly field: string;
  /** The message after a save. */
  readonly saved: string;
  /** The main field in a body. */
  readonly bodyOf: (text: string) => object;
  readonly file?: FormUnderTest['file'];
  readonly taking: FormUnderTest['taking'];
  /** Fills the fields that are required with the main field. */
  readonly fillBeside?: (user: UserEvent) => Promise<void>;
}

/** The fault tests of the form of one part of a cycle. Each test has its own cycle, so that no save finds its values already stored. */
function describePartFaults(name: string, form: PartForm) {
  const { phase, part, resource, page, field: label, saved, bodyOf, fillBeside, file, taking } = form;
  const path = `/api/v2/${resource}/`;
  /** The ids of the created cycles by the id of the part. */
  const cycles = new Map<number, number>();
  let first = 0;
  const store = async () => {
    const cycle = await cycleIn(phase);
    const id = cycle[part] ?? 0;
    cycles.set(id, cycle.id);
    return { id };
  };
  const openCycle = (id: number) => open(`/per-process/${id}/${page}`);
  const field = () => screen.getByRole('textbox', { name: label });
  describeFormFaults(name, {
    server,
    onlyEdits: true,
    isFieldRequired: false,
    userId: '9',
    logIn: async () => {
      first = cycles.get((await store()).id) ?? 0;
    },
    openNew: () => openCycle(first),
    openEdit: (id) => openCycle(cycles.get(id) ?? 0),
    store,
    changeElsewhere: (id, text) =>
      ask(`PATCH ${path}${id}/`, { overview: cycles.get(id), ...bodyOf(text) }, 'per.admin'),
    fill: async (user, text) => {
      await user.clear(field());
      await user.click(field());
      await user.paste(text);
    },
    submit: async (user) => {
      await fillBeside?.(user);
      await user.click(screen.getByRole('button', { name: 'Save' }));
    },
    field,
    expectSaved: () => screen.findByText(saved),
    collection: path,
    file,
    taking,
    get documentKey() {
      return `${resource}/${first}`;
    },
  });
}

describePartFaults('a PER overview', {
  phase: 1,
  part: 'id',
  resource: 'per-overview',
  page: 'overview',
  field: 'Branches involved',
  saved: 'Overview: saved.',
  bodyOf: (branches_involved) => ({ branches_involved }),
  taking: null,
  file: {
    field: () => screen.getByLabelText(/^Orientation documents/, { selector: 'input' }),
    name: 'page.pdf',
    collection: '/api/v2/per-file/',
  },
});

describeFormFaults('a new PER overview', {
  server,
  isFieldRequired: false,
  userId: '9',
  logIn: async () => undefined,
  openNew: () => open('/per-process/new'),
  openEdit: (id) => open(`/per-process/${id}/overview`),
  store: () => cycleIn(1),
  changeElsewhere: (id, branches_involved) =>
    ask(`PATCH /api/v2/per-overview/${id}/`, { branches_involved }, 'per.admin'),
  fill: async (user, text) => {
    await user.type(screen.getByRole('combobox', { name: /^National Society/ }), 'Norw');
    await user.click(await screen.findByRole('option', { name: /Norw/ }));
    await user.click(screen.getByRole('textbox', { name: /^Date of orientation/ }));
    await user.paste('2026-01-10');
    await user.click(branches());
    await user.paste(text);
  },
  submit: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
  field: () => branches(),
  expectSaved: () => screen.findByText(/^(The PER cycle was created|Overview: saved)\.$/),
  collection: '/api/v2/per-overview/',
  documentKey: 'per-overview/new',
  taking: null,
});

describePartFaults('a PER assessment', {
  phase: 2,
  part: 'assessment',
  resource: 'per-assessment',
  page: 'assessment',
  field: '1. RC Auxiliary Role, Mandate and Law: Notes',
  saved: 'Assessment: saved.',
  bodyOf: (notes) => ({ area_responses: [{ area: 1, component_responses: [{ component: 1, notes }] }] }),
  taking: null,
});

describePartFaults('a PER work plan', {
  phase: 4,
  part: 'workplan',
  resource: 'per-work-plan',
  page: 'work-plan',
  field: '2. DRM Strategy: Actions',
  saved: 'Work plan: saved.',
  bodyOf: (actions) => ({ prioritized_action_responses: [{ component: 2, actions, status: 1 }] }),
  fillBeside: async (user) => {
    const status = screen.getByRole('combobox', { name: '2. DRM Strategy: Status' });
    await within(status).findByRole('option', { name: 'Ongoing' });
    await user.selectOptions(status, 'Ongoing');
  },
  taking: removedRow({
    open: (user) => goTo(user, /^Additional actions/),
    addLabel: 'Add an action',
    row: 'Action 1',
    field: 'Actions',
  }),
});

describeAnswers(overviewForm, {
  layouts: {
    all: async () => {
      const { id } = await cycleIn(1);
      const stored: PerOverview = await (await ask(`GET /api/v2/per-overview/${id}/`)).json();
      return { stored, user: (await open(`/per-process/${id}/overview`)).user };
    },
  },
  // the National Society of a stored cycle cannot be changed
  held: ['country'],
});

const prioritized = [1, 2].map((id) => ({ id })) as unknown as FormComponentMini[];
const bySociety = { actions: 'Train', status: 1, supported_by_organization_type: 3, supported_by: 107 };

describeAnswers(workPlanForm(prioritized), {
  layouts: {
    all: async () => {
      const { id, workplan } = await cycleIn(4);
      await ask(`PATCH /api/v2/per-work-plan/${workplan}/`, {
        overview: id,
        prioritized_action_responses: [1, 2].map((component) => ({ component, ...bySociety })),
        additional_action_responses: [bySociety],
      });
      const stored: PerWorkPlan = await (await ask(`GET /api/v2/per-work-plan/${workplan}/`)).json();
      return { stored, user: (await open(`/per-process/${id}/work-plan`)).user };
    },
  },
});
