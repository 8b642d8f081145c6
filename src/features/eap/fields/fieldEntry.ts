import { type FieldDefinition, fieldsFrom } from '#app/form/definition';
import type { EapStep } from '#domain/eap/eapSteps';
import { type EapKind, eapLimits } from '#domain/eap/eapTypes';
import { formRequiredFields, submissionFields } from '#domain/eap/submission';
import { countWords, wordLimits } from '#domain/eap/wordLimits';
import { joinTexts } from '#domain/format/joinTexts';
import { type EapStrings, plainString } from '../form/useEapStrings';
import { relevantFiles, sectionFiles } from './eapFiles';
import type { EapValues } from './eapShape';
import { sourceRow } from './rowFields';

export type EapField = FieldDefinition<EapValues, EapStrings, EapStep>;

/** The label of a field without one of its own: the string of its name, and for files that of the field they belong to. */
export function labelOfName(name: string, t: EapStrings): string {
  const own = plainString(t, name);
  if (own !== undefined) return own;
  const base = plainString(t, fieldOfFiles(name));
  return base === undefined ? name : t.filesOf({ field: base });
}

/** Fields whose files have a name that differs from theirs. @source reference/eap.md, sections 2.4 and 2.5 */
const fieldsOfFiles: Readonly<Record<string, string>> = {
  hazard_impact_files: 'prioritized_hazard_and_impact',
  risk_selected_protocols_files: 'risks_selected_protocols',
  early_action_implementation_files: 'early_action_implementation_process',
};

const fieldOfFiles = (name: string): string => fieldsOfFiles[name] ?? name.replace(/_files$/, '');

const label = (name: string) => (t: EapStrings) => labelOfName(name, t);
/** The hint of a field, with the criteria of the review. @source reference/eap.md, section 3.5 */
const hint = (kind: EapKind, name: string) => (t: EapStrings) =>
  joinTexts(
    [
      plainString(t, `hint_${name}`) ?? null,
      plainString(t, `criteria_${name}`) ??
        plainString(t, kind === 'full' ? `full_${name}` : `simplified_${name}`) ??
        null,
    ],
    ' ',
  ) ?? undefined;

/** What a field of a name has in every form: its label and hint, and whether a submission needs it. */
export const named = (kind: EapKind, name: string) => ({
  label: label(name),
  hint: hint(kind, name),
  isExpected: submissionFields[kind].includes(name) || formRequiredFields[kind].includes(name),
});

const wordRule = (limit: number) => (text: string, _: unknown, t: EapStrings) => {
  const count = countWords(text);
  return count > limit ? t.tooManyWords({ count, limit }) : null;
};

/** Long texts with their limits of words. */
export const longTexts = <N extends string>(kind: EapKind, step: EapStep, names: readonly N[]) =>
  fieldsFrom(names, (name): readonly [N, EapField] => {
    const limit = wordLimits[kind][name];
    return [
      name,
      { kind: 'longText', step, ...named(kind, name), ...(limit !== undefined && { rule: wordRule(limit) }) },
    ];
  });

/** Amounts in CHF. */
export const amounts = <N extends string>(kind: EapKind, step: EapStep, names: readonly N[]) =>
  fieldsFrom(names, (name): readonly [N, EapField] => [name, { kind: 'count', step, ...named(kind, name) }]);

/** Pictures and documents of a section. */
export const filesOf = <N extends string>(step: EapStep, names: readonly N[]) =>
  fieldsFrom(names, (name): readonly [N, EapField] => [
    name,
    {
      ...sectionFiles,
      step,
      label: label(name),
      hint: (t: EapStrings) => t.hint_filesOf({ count: eapLimits.files }),
    } as EapField,
  ]);

/** Further files of a step, which are stored by their ids. */
export const relevantFilesOf = <N extends string>(step: EapStep, names: readonly N[]) =>
  fieldsFrom(names, (name): readonly [N, EapField] => [
    name,
    { ...relevantFiles, step, storedAs: `${name}_details`, label: (t: EapStrings) => t.relevantFiles },
  ]);

/** Sources of information. */
export const sourcesOf = <N extends string>(step: EapStep, names: readonly N[]) =>
  fieldsFrom(names, (name): readonly [N, EapField] => [
    name,
    {
      kind: 'rows',
      step,
      rowFields: sourceRow,
      rowOrder: byId,
      label: (t: EapStrings) => plainString(t, name) ?? t.sources,
    } as EapField,
  ]);

/** The server keeps no order of rows: that of their ids is the order in which they were added. */
export const byId = ({ id }: { readonly id: number }): number => id;

export const contactParts = ['name', 'title', 'email', 'phone_number'] as const;
type ContactPart = (typeof contactParts)[number];

const partKinds = { name: 'text', title: 'text', email: 'email', phone_number: 'phone' } as const;

const partLabel = (part: ContactPart, t: EapStrings) =>
  ({ name: t.part_name, title: t.part_title, email: t.part_email, phone_number: t.part_phone_number })[part];

interface ContactOptions {
  /** True where the server demands name, title and e-mail. */
  readonly isRequired?: boolean;
  /** True where a complete protocol names the contact. */
  readonly isExpected?: boolean;
}

/** The four fields of a contact. */
export const contactFields = <Role extends string>(step: EapStep, role: Role, options: ContactOptions = {}) =>
  fieldsFrom(contactParts, (part): readonly [`${Role}_${ContactPart}`, EapField] => [
    `${role}_${part}`,
    {
      kind: partKinds[part],
      step,
      maxLength: part === 'phone_number' ? eapLimits.phone : eapLimits.shortText,
      isRequired: options.isRequired === true && part !== 'phone_number',
      isExpected: options.isExpected === true && (part === 'name' || part === 'email'),
      label: (t: EapStrings) => t.contact({ role: plainString(t, `role_${role}`) ?? role, part: partLabel(part, t) }),
    },
  ]);

/** The names of the four fields of a contact. */
export const contactNames = (role: string): readonly string[] => contactParts.map((part) => `${role}_${part}`);

/** Whether a section of a tab holds a contact. */
export const isContact = ({ names: [first] }: { readonly names: readonly string[] }): boolean =>
  first?.endsWith('_name') === true;
