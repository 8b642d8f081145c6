import { type FieldDefinition, fieldsFrom as fieldsFromList } from '#app/form/definition';
import { actionOptions } from './updateOptions';
import { type ContactPart, contactParts, contactRoles, type FlashUpdateValues, organisations } from './updateShape';
import type { UpdateStrings } from './useUpdateStrings';

export type UpdateStep = 'context' | 'actions' | 'focalPoints';
type UpdateFieldDefinition = FieldDefinition<FlashUpdateValues, UpdateStrings, UpdateStep>;

const fieldsFrom = <T, N extends string>(
  items: readonly T[],
  define: (item: T) => readonly [N, UpdateFieldDefinition],
) => fieldsFromList(items, define);

/** The parts of a contact, as the server limits them. */
const contactLimits = {
  name: { kind: 'text', maxLength: 100 },
  title: { kind: 'text', maxLength: 300 },
  email: { kind: 'email', maxLength: 300 },
  phone: { kind: 'phone', maxLength: 50 },
} as const satisfies Record<ContactPart, Partial<UpdateFieldDefinition>>;

/** What a part of a contact is called. */
export const contactPartLabel = (part: ContactPart, t: UpdateStrings) =>
  ({ name: t.name, title: t.contactTitle, email: t.email, phone: t.phone })[part];

/** Of the originator the name and the address are asked for. */
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

/** What each organisation has done: ticked off a list, and in words. */
export const actionFields = {
  ...fieldsFrom(organisations, (organisation) => [
    `actions_taken.${organisation}.actions` as const,
    {
      step: 'actions',
      kind: 'checklist',
      isSent: false,
      label: (t) => t[organisation],
      options: actionOptions(organisation),
    },
  ]),
  ...fieldsFrom(organisations, (organisation) => [
    `actions_taken.${organisation}.summary` as const,
    { step: 'actions', kind: 'longText', isSent: false, label: (t) => t.summaryOf({ block: t[organisation] }) },
  ]),
};
