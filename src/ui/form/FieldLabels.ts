import { createContext } from 'react';

interface FieldEntry {
  readonly label: string;
  /** Focuses a list or a row; react-hook-form focuses fields. */
  readonly focus?: () => void;
}

/** Labels of fields, lists and rows by path, for the error summary. Each registers itself on mount. */
export const FieldLabels = createContext<Map<string, FieldEntry> | null>(null);

/** Creates the registry of one form. */
export const createFieldLabels = () => new Map<string, FieldEntry>();
