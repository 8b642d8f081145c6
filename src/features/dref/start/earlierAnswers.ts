import { applies } from '#app/form/derive';
import { rulesOfKind } from '#app/form/fieldKinds';
import { isSame } from '#ui/drafts/differences';
import { applicationForm } from '../application/applicationForm';
import { contactParts, contactRoles } from '../fields/contactFields';
import type { ApplicationValues, RiskRow } from '../fields/drefShape';
import { newRows } from '../form/copiedApplication';

type Name = keyof typeof applicationForm.fields;

export const earlierGroups = ['contacts', 'capacity', 'policies', 'risks'] as const;
export type EarlierGroup = (typeof earlierGroups)[number];

/** An answer of an earlier application: one field, or the parts of a contact. */
export interface EarlierAnswer {
  /** The name of the field, or of the contact. */
  readonly id: string;
  readonly names: readonly Name[];
  /** Whether the own application has no answer yet. */
  readonly isOpen: boolean;
}

const single = (...names: readonly Name[]) => names.map((name) => ({ id: name, names: [name] }));

const groups: Readonly<Record<EarlierGroup, readonly Pick<EarlierAnswer, 'id' | 'names'>[]>> = {
  contacts: [
    ...contactRoles.map((role) => ({ id: role, names: contactParts.map((part) => `${role}_${part}` as const) })),
    ...single('national_society_hotline_phone_number'),
  ],
  capacity: single('human_resource', 'is_volunteer_team_diverse', 'logistic_capacity_of_ns', 'pmer', 'communication'),
  policies: single(
    'has_anti_fraud_corruption_policy',
    'has_sexual_abuse_policy',
    'has_child_protection_policy',
    'has_whistleblower_protection_policy',
    'has_anti_sexual_harassment_policy',
  ),
  risks: single('risk_security', 'risk_security_concern'),
};

const isBlank = (name: Name, value: unknown) => rulesOfKind(applicationForm.fields[name].kind).isBlank(value);

const textOf = (text: string | null) => text?.trim().toLocaleLowerCase() ?? '';

/** The risks of the earlier application that the own one does not name. */
function newRisks(values: ApplicationValues, earlier: ApplicationValues): readonly RiskRow[] {
  const own = new Set((values.risk_security ?? []).map(({ risk }) => textOf(risk)));
  return (earlier.risk_security ?? []).filter(({ risk }) => textOf(risk) !== '' && !own.has(textOf(risk)));
}

function differs(name: Name, values: ApplicationValues, earlier: ApplicationValues): boolean {
  if (!applies(applicationForm.fields[name], values)) return false;
  if (name === 'risk_security') return newRisks(values, earlier).length > 0;
  return !isBlank(name, earlier[name]) && !isSame(values[name], earlier[name]);
}

/** The answers of an earlier application that the own one asks for and does not have, or has otherwise. */
export const earlierAnswers = (
  group: EarlierGroup,
  values: ApplicationValues,
  earlier: ApplicationValues,
): readonly EarlierAnswer[] =>
  groups[group]
    .filter(({ names }) => names.some((name) => differs(name, values, earlier)))
    .map((answer) => ({ ...answer, isOpen: answer.names.every((name) => isBlank(name, values[name])) }));

/** What is written into the form for answers that are taken over. Risks are added to those that are there. */
export function answersTaken(
  answers: readonly EarlierAnswer[],
  values: ApplicationValues,
  earlier: ApplicationValues,
): Partial<ApplicationValues> {
  const names = answers.flatMap((answer) => answer.names);
  return Object.fromEntries(
    names.map((name) =>
      name === 'risk_security'
        ? [name, [...(values.risk_security ?? []), ...newRows(newRisks(values, earlier))]]
        : [name, earlier[name]],
    ),
  );
}
