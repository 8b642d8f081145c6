import { createContext, type ReactNode, useContext } from 'react';
import type { AnyField, AnyFormDefinition, OptionList, OptionSource } from './definition';
import type { FormFiles } from './useFormFiles';

/** The context of the fields of a long form. */
export interface LongFormContext {
  readonly definition: AnyFormDefinition;
  /** The form's own strings. */
  readonly t: unknown;
  /** The stored document, when one is edited. */
  readonly stored: object | undefined;
  /** Files on their way to the server. */
  readonly files: FormFiles;
  /** Whether the form is read-only. */
  readonly isReadOnly: boolean;
}

const Context = createContext<LongFormContext | null>(null);

const StoredContext = createContext<object | undefined>(undefined);

/** Gives the stored document to answers that are shown outside of a form: some names are in it alone. */
export const StoredDocumentProvider = StoredContext.Provider;

interface LongFormProviderProps {
  readonly value: LongFormContext;
  readonly children: ReactNode;
}

export const LongFormProvider = ({ value, children }: LongFormProviderProps) => (
  <Context value={value}>
    <StoredDocumentProvider value={value.stored}>{children}</StoredDocumentProvider>
  </Context>
);

/** The context of the surrounding form. @throws outside of a long form */
export function useLongFormContext(): LongFormContext {
  const context = useContext(Context);
  if (!context) throw new Error('This field stands outside of a long form');
  return context;
}

/** The stored document of the surrounding form or answers; undefined for a new one. */
export const useStoredDocument = <Stored extends object>() => useContext(StoredContext) as Stored | undefined;

/** Whether the surrounding form is read-only; controls that change values are then not rendered. */
export const useIsReadOnly = () => useLongFormContext().isReadOnly;

const noOptions: OptionList = { options: [] };

/** For fields without a source of options. */
export const noSource: OptionSource<object> = { input: () => undefined, useOptions: () => noOptions };

/**
 * The options of a field; an empty list for one without a source.
 *
 * @param values - the form values, on which the options may depend
 * @param row - the row of the field, within a list
 */
export function useFieldOptions({ options = noSource }: Pick<AnyField, 'options'>, values: object, row?: unknown) {
  return options.useOptions(options.input(values, row as never) as never);
}
