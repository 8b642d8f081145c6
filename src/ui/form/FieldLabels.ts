import { createContext } from 'react';

interface FieldEntry {
  readonly label: string;
  /** How a list or a row is reached; a field is known to the form itself. */
  readonly focus?: () => void;
}

/** What a form's fields, lists and rows are called by path, for the summary of its errors. They write themselves in when they mount. */
export const FieldLabels = createContext<Map<string, FieldEntry> | null>(null);

/** For one form, which gives it to its fields. */
export const createFieldLabels = () => new Map<string, FieldEntry>();
