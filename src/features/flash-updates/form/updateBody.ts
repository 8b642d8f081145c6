import { errorTexts } from '#app/form/errorTexts';
import { keyedRowErrors, keyedRows } from '#app/form/keyedRows';
import type { FormErrors } from '#app/request/errors';
import type { FlashActionsTakenBody, FlashUpdate } from '#contract/flashUpdate';
import type { BodyOf } from '#contract/types';
import { actionsFromStored } from '#resources/actions-taken/actionFields';
import { type FlashUpdateValues, organisations } from './updateShape';

type Body = BodyOf<'POST /api/v2/flash-update/'>;

/** The actions by organisation; the server stores them as a list. */
export const valuesFromStored = (update: FlashUpdate): Pick<FlashUpdateValues, 'actions_taken'> => ({
  actions_taken: actionsFromStored(organisations, update.actions_taken),
});

/** The rows of all four organisations, in their order. They have no client ids: the server reports errors by index. */
const actionRows = (values: FlashUpdateValues, stored: FlashUpdate | undefined) =>
  keyedRows({
    keys: organisations,
    stored: stored?.actions_taken,
    keyOf: ({ organization }) => organization,
    unchanged: ({ organization, actions, summary }): FlashActionsTakenBody => ({ organization, actions, summary }),
    toBody: (organization): FlashActionsTakenBody => {
      const { actions, summary } = values.actions_taken[organization];
      return { organization, actions: [...(actions ?? [])], summary: summary?.trim() || null };
    },
  });

/** The actions of all organisations. @source reference/emergencies.md, sections 2.2 and 4.6 */
export const updateBody = (values: FlashUpdateValues, stored?: FlashUpdate): Partial<Body> => ({
  actions_taken: actionRows(values, stored).map(({ body }) => body),
});

/** The distinct messages of a tree of errors. */
const textOf = (errors: string | FormErrors) => [...new Set(errorTexts(errors))].join(' ');

/** Maps the server's errors to the form's fields: those of a picture to its list, those of actions to their organisation. */
export function mapServerErrors(errors: FormErrors, values: FlashUpdateValues, stored?: FlashUpdate): FormErrors {
  const { graphics_files, map_files, actions_taken, ...others } = errors;
  return {
    ...others,
    ...(graphics_files && { graphics_files: textOf(graphics_files) }),
    ...(map_files && { map_files: textOf(map_files) }),
    ...(actions_taken && {
      actions_taken: keyedRowErrors(actions_taken, actionRows(values, stored), ['actions', 'summary']),
    }),
  };
}
