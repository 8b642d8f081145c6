import { createContext, useContext } from 'react';
import type { AnyField, AnyFormDefinition, OptionList, OptionSource } from './definition';

/** What the fields of a long form know of it. */
export interface LongFormContext {
  readonly definition: AnyFormDefinition;
  /** The form's own strings. */
  readonly t: unknown;
  /** The stored document, when one is edited. */
  readonly stored: object | undefined;
  /** Notes that a field sends or has finished sending files. */
  readonly onUploading: (name: string, isUploading: boolean) => void;
  /** The document is shown, not edited. */
  readonly isReadOnly: boolean;
}

const Context = createContext<LongFormContext | null>(null);

export const LongFormProvider = Context.Provider;

/** @throws outside of a long form */
export function useLongFormContext(): LongFormContext {
  const context = useContext(Context);
  if (!context) throw new Error('This field stands outside of a long form');
  return context;
}

/** The stored document of the form around this component; undefined for a new one. */
export const useStoredDocument = <Stored extends object>() => useLongFormContext().stored as Stored | undefined;

/** Whether the form around this component is shown, not edited: parts that change answers are left out then. */
export const useIsReadOnly = () => useLongFormContext().isReadOnly;

const noOptions: OptionList = { options: [] };

/** For fields without a source of options. */
export const noSource: OptionSource<object> = { input: () => undefined, useOptions: () => noOptions };

/**
 * The options of a field; an empty list for one without a source.
 *
 * @param values - the answers on which the options may depend
 * @param row - the row of a list that the field stands in
 */
export function useFieldOptions({ options = noSource }: Pick<AnyField, 'options'>, values: object, row?: unknown) {
  return options.useOptions(options.input(values, row as never) as never);
}
