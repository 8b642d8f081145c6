import { createContext } from 'react';

/** Whether the page is needed as a whole from the start, as a page to print is: nothing on it waits for the scroll. */
export const WholePageContext = createContext(false);
