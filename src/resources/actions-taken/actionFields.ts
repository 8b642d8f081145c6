import { type FieldDefinition, fieldsFrom, type OptionSource } from '#app/form/definition';
import { byKey } from '#app/form/keyedRows';
import { namedOption } from '#app/form/namedOption';
import type { Action } from '#contract/action';

/** What one organisation has done, in a form: actions that it ticked, and a text. */
export interface ActionsValues {
  readonly actions: readonly number[] | null;
  readonly summary: string | null;
}

interface StoredActions {
  readonly organization: string;
  readonly actions?: readonly number[] | null | undefined;
  readonly summary?: string | null | undefined;
}

type ActionFieldName<Organisation extends string> = `actions_taken.${Organisation}.${keyof ActionsValues}`;

/** The form's strings that the fields need: the name of each organisation, and the label of its text. */
type ActionStrings<Organisation extends string> = Readonly<Record<Organisation, string>> & {
  readonly summaryOf: (values: { readonly block: string }) => string;
};

interface ActionFieldsOptions<V, Organisation extends string> {
  /** The actions that an organisation may tick. */
  readonly optionsOf: (organisation: Organisation) => OptionSource<V>;
  /** Whether an organisation has a checklist; every one by default. */
  readonly hasChecklist?: (organisation: Organisation, values: V) => boolean;
}

/** The stored actions by organisation; the server holds them as a list. */
export const actionsFromStored = <Organisation extends string>(
  organisations: readonly Organisation[],
  stored: readonly StoredActions[] | null | undefined,
): Record<Organisation, ActionsValues> =>
  byKey(organisations, (organisation) => {
    const { actions, summary } = stored?.find(({ organization }) => organization === organisation) ?? {};
    return { actions: actions?.length ? actions : null, summary: summary?.trim() ? summary : null };
  });

/** An action as an option of a checklist. */
export const actionOption = (action: Pick<Action, 'id' | 'name' | 'tooltip_text'>) => ({
  ...namedOption(action),
  description: action.tooltip_text ?? undefined,
});

/** The fields of each organisation in the step "actions": a checklist and a text. They are sent as rows of a list. */
export const actionFieldsOf = <V, T extends ActionStrings<Organisation>, Organisation extends string>(
  organisations: readonly Organisation[],
  { optionsOf, hasChecklist = () => true }: ActionFieldsOptions<V, Organisation>,
): Readonly<Record<ActionFieldName<Organisation>, FieldDefinition<V, T, 'actions'>>> => ({
  ...fieldsFrom(organisations, (organisation): [ActionFieldName<Organisation>, FieldDefinition<V, T, 'actions'>] => [
    `actions_taken.${organisation}.actions`,
    {
      step: 'actions',
      kind: 'checklist',
      isSent: false,
      label: (t) => t[organisation],
      options: optionsOf(organisation),
      appliesTo: (values) => hasChecklist(organisation, values),
    },
  ]),
  ...fieldsFrom(organisations, (organisation): [ActionFieldName<Organisation>, FieldDefinition<V, T, 'actions'>] => [
    `actions_taken.${organisation}.summary`,
    { step: 'actions', kind: 'longText', isSent: false, label: (t) => t.summaryOf({ block: t[organisation] }) },
  ]),
});
