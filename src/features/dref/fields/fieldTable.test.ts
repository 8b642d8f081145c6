import { describe, expect, test } from 'vitest';
import { stepOf } from '#app/form/derive';
import type { DrefLayout, DrefStage } from '#domain/dref/drefTypes';
import { applicationForm } from '../application/applicationForm';
import type { DrefFieldName } from './drefShape';
import { isRequestedDraft, placedFields, stepLayout } from './fieldTable';

/** @source reference/dref.md, sections 2.3 to 2.5 */
describe('the table of fields', () => {
  test('places every field once', () => {
    const names = placedFields.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each<[DrefStage, DrefFieldName, readonly DrefLayout[]]>([
    ['application', 'title', ['imminent', 'assessment', 'response', 'loan']],
    ['application', 'field_report', ['imminent', 'assessment', 'response']],
    ['application', 'lessons_learned', ['response']],
    ['application', 'needs_identified', ['response']],
    ['application', 'women', ['response']],
    ['application', 'total_targeted_population', ['assessment', 'response']],
    ['application', 'is_surge_personnel_deployed', ['imminent', 'assessment', 'response']],
    ['application', 'proposed_action', ['imminent']],
    ['application', 'amount_requested', ['assessment', 'response', 'loan']],
    ['application', 'media_contact_email', ['imminent', 'assessment', 'response']],
    ['operationalUpdate', 'summary_of_change', ['oldImminent', 'assessment', 'response']],
    ['operationalUpdate', 'identified_gaps', ['response']],
    ['operationalUpdate', 'needs_identified', ['oldImminent', 'response']],
    ['operationalUpdate', 'specified_trigger_met', ['oldImminent']],
    ['operationalUpdate', 'date_of_approval', ['loan']],
    ['finalReport', 'proposed_action', ['imminent']],
    ['finalReport', 'planned_interventions', ['oldImminent', 'assessment', 'response']],
    ['finalReport', 'event_text', ['oldImminent']],
    ['finalReport', 'assisted_num_of_women', ['imminent', 'oldImminent', 'response']],
    ['finalReport', 'total_operation_timeframe_imminent', ['imminent']],
  ])('%s: %s', (stage, field, expected) => {
    const possible: Record<DrefStage, readonly DrefLayout[]> = {
      application: ['imminent', 'assessment', 'response', 'loan'],
      operationalUpdate: ['oldImminent', 'assessment', 'response', 'loan'],
      finalReport: ['imminent', 'oldImminent', 'assessment', 'response'],
    };
    expect(possible[stage].filter((layout) => isRequestedDraft(stage, layout, field))).toEqual(expected);
  });

  test('a loan asks for its amount with the event', () => {
    const stepFor = (type_of_dref: number) => stepOf(applicationForm, 'amount_requested', { type_of_dref });
    expect(stepFor(3)).toBe('event');
    expect(stepFor(2)).toBe('operation');
    const placesOfAmount = stepLayout.event.filter(({ names }) => names.includes('amount_requested'));
    expect(placesOfAmount.map(({ title }) => title)).toEqual(['event']);
  });
});
