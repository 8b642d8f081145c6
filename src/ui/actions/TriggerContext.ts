import { createContext, type RefObject } from 'react';

/** What an overlay gives the button that opens it. */
export interface Trigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly id?: string;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string | undefined;
  readonly onPress: () => void;
  /** Called on hover and focus. */
  readonly onIntent?: () => void;
  /** The arrow keys up and down press the button, as they do where a menu opens. */
  readonly opensByArrows?: boolean;
}

/** Set around a button that opens an overlay. */
export const TriggerContext = createContext<Trigger | null>(null);
