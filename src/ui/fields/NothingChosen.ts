import { createContext } from 'react';

/** What fields without a value say, where they have no placeholder: in filters, that all is shown. */
export const NothingChosen = createContext<string | undefined>(undefined);
