import { describe, expect, test } from 'vitest';
import { bodyOf, valuesOfStored } from '#app/form/derive';
import { findProblems } from '#app/form/findProblems';
import type { PerComponent } from '#contract/perComponent';
import type { FormComponentMini } from '#contract/perForm';
import { prioritizationForm } from '../prioritization/prioritizationForm';
import type { PrioritizationValues, StoredPrioritization } from '../prioritization/prioritizationShape';
import { workPlanForm } from '../work-plan/workPlanForm';
import type { StoredWorkPlan, WorkPlanValues } from '../work-plan/workPlanShape';

const component = (id: number) => ({ id, component_num: id, component_letter: null, title: `Component ${id}` });

/** @source reference/preparedness.md, sections 2.3 and 4.4 */
describe('a prioritisation', () => {
  const definition = prioritizationForm([1, 2, 3].map(component) as unknown as PerComponent[]);
  const stored = {
    id: 9,
    overview: 4,
    is_draft: true,
    prioritized_action_responses: [
      { id: 70, component: 1, justification_text: 'Weak' },
      { id: 71, component: 2, justification_text: null },
    ],
  } as unknown as StoredPrioritization;
  const values = valuesOfStored(definition, stored);

  test('sends the chosen components, the stored ones with their id, and drops those that are no longer chosen', () => {
    const changed: PrioritizationValues = {
      ...values,
      c2: { is_chosen: false, justification_text: null },
      c3: { is_chosen: true, justification_text: ' New ' },
    };
    expect(bodyOf(definition, changed, stored)).toEqual({
      prioritized_action_responses: [
        { id: 70, component: 1, justification_text: 'Weak' },
        { component: 3, justification_text: 'New' },
      ],
    });
  });

  test('the server’s errors stand at the component that was sent at their place', () => {
    const errors = { prioritized_action_responses: { 1: { justification_text: 'Too long.' } } };
    expect(definition.mapServerErrors?.(errors, values, stored)).toEqual({ c2: { justification_text: 'Too long.' } });
  });

  test('one component is needed to finish, none to save', () => {
    const none = valuesOfStored(definition, { ...stored, prioritized_action_responses: [] });
    const t = { chooseOne: 'One' } as never;
    expect(definition.finalRules?.(none, t, undefined)).toEqual([{ path: 'c1.is_chosen', message: 'One' }]);
    expect(definition.finalRules?.(values, t, undefined)).toEqual([]);
    expect(definition.documentId?.(stored)).toBe(4);
  });
});

/** @source reference/preparedness.md, section 2.4 */
describe('a work plan', () => {
  const definition = workPlanForm([1, 2].map(component) as unknown as FormComponentMini[]);
  const action = { actions: 'Train', due_date: null, status: 1, supported_by_organization_type: 3, supported_by: 107 };
  const stored = {
    id: 8,
    overview: 4,
    is_draft: true,
    prioritized_action_responses: [
      { id: 60, component: 1, ...action },
      // no longer prioritised
      { id: 61, component: 5, ...action },
    ],
    additional_action_responses: [{ id: 65, ...action }],
  } as unknown as StoredWorkPlan;
  const values = valuesOfStored(definition, stored);

  test('sends stored rows with their id, no empty ones, and no society where another kind supports', () => {
    const additional = [
      ...(values.additional ?? []),
      { client_id: 'new', ...action, supported_by_organization_type: 2, status: 0 },
    ];
    expect(bodyOf(definition, { ...values, additional }, stored)).toEqual({
      prioritized_action_responses: [
        { id: 60, component: 1, ...action },
        { id: 61, component: 5 },
      ],
      additional_action_responses: [
        { id: 65, ...action },
        { actions: 'Train', due_date: null, status: 0, supported_by_organization_type: 2 },
      ],
    });
  });

  test('a planned action has a status, also where nothing was planned before', () => {
    const planned: WorkPlanValues = {
      ...values,
      prioritized: {
        ...values.prioritized,
        c2: { actions: 'Plan', due_date: null, status: null, supported_by_organization_type: null, supported_by: null },
      },
    };
    const strings = new Proxy({}, { get: (_, name) => (name === 'chooseStatus' ? 'Status' : () => '') }) as never;
    const problems = findProblems(definition, planned, {
      rules: strings,
      t: strings,
      facts: undefined,
      storedValues: values,
    });
    expect(problems.map(({ path, message }) => [path, message])).toEqual([['prioritized.c2.status', 'Status']]);
  });

  test('the server’s errors stand at the component and the row', () => {
    const errors = {
      prioritized_action_responses: { 0: { actions: 'Too long.' } },
      additional_action_responses: { 0: { due_date: 'Wrong.' } },
    };
    expect(definition.mapServerErrors?.(errors, values, stored)).toEqual({
      prioritized: { c1: { actions: 'Too long.' } },
      additional: { 0: { due_date: 'Wrong.' } },
    });
  });
});
