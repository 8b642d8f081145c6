import { createContext, type RefObject } from 'react';

interface DocumentStep {
  readonly documentKey: string;
  readonly step: string;
}

/** The step that was chosen in a page's form: one that is mounted again, as when its document becomes editable, starts with it. */
export const ChosenStep = createContext<RefObject<DocumentStep | null> | null>(null);
