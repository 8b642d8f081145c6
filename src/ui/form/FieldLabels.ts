import { createContext } from 'react';

/** The labels of a form's fields by path, for the summary of its errors. Fields write themselves in when they mount. */
export const FieldLabels = createContext<Map<string, string> | null>(null);
