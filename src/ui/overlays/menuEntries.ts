import type { ReactNode } from 'react';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
  readonly description?: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** Shows a check mark; set for every item of a menu of choices, for no item of a menu of actions. */
  readonly isChecked?: boolean;
  readonly href?: string;
  readonly onAction?: () => void;
}

export interface MenuSection {
  readonly id: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export type MenuEntry = MenuItem | MenuSection;

export const isMenuSection = (entry: MenuEntry): entry is MenuSection => 'items' in entry;
