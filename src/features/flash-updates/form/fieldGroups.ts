import { type FieldDefinition, fieldsFrom as fieldsFromList } from '#app/form/definition';
import { actionFieldsOf } from '#resources/actions-taken/actionFields';
import { contactLimits, contactPartLabel } from '#resources/contact/contactFields';
import { actionOptions } from './updateOptions';
import { contactParts, contactRoles, type FlashUpdateValues, type Organisation, organisations } from './updateShape';
import type { UpdateStrings } from './useUpdateStrings';

export type UpdateStep = 'context' | 'actions' | 'focalPoints';
type UpdateFieldDefinition = FieldDefinition<FlashUpdateValues, UpdateStrings, UpdateStep>;

const fieldsFrom = <T, N extends string>(
  items: readonly T[],
  define: (item: T) => readonly [N, UpdateFieldDefinition],
) => fieldsFromList(items, define);

/** The fields of the contacts; name and e-mail address of the originator are required. */
export const contactFields = fieldsFrom(
  contactRoles.flatMap((role) => contactParts.map((part) => [role, part] as const)),
  ([role, part]) => [
    `${role}_${part}` as const,
    {
      step: 'focalPoints',
      isRequired: role === 'originator' && (part === 'name' || part === 'email'),
      label: (t) => t.contactField({ role: t[role], field: contactPartLabel(part, t) }),
      ...contactLimits[part],
    },
  ],
);

/** Actions of each organisation: a checklist and a text. */
export const actionFields = actionFieldsOf<FlashUpdateValues, UpdateStrings, Organisation>(organisations, {
  optionsOf: actionOptions,
});
