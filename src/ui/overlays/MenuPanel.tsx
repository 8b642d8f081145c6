import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import {
  Header,
  Menu,
  Popover,
  type PopoverProps,
  MenuItem as RacMenuItem,
  MenuSection as RacMenuSection,
} from 'react-aria-components';
import { flushSync } from 'react-dom';
import styles from './MenuPanel.module.css';
import { isMenuSection, type MenuEntry, type MenuItem } from './menuEntries';
import { popoverLayer } from './popoverLayer';
import { WidgetProvider } from './WidgetProvider';

export type Placement = NonNullable<PopoverProps['placement']>;

interface MenuPanelProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly labelledBy: string;
  readonly items: readonly MenuEntry[];
  readonly placement: Placement;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The panel of a menu, loaded on focus, hover or press of its trigger. */
export function MenuPanel({ triggerRef, labelledBy, items, placement, isOpen, onOpenChange }: MenuPanelProps) {
  const act = (item: MenuItem) => {
    // a link has to be there until the browser follows it
    if (!item.href) flushSync(() => onOpenChange(false));
    // before the action: a dialog restores the focus to the element that had it when the dialog opened; an open menu keeps the focus
    triggerRef.current?.focus();
    item.onAction?.();
  };
  const allItems = items.flatMap((entry) => (isMenuSection(entry) ? entry.items : [entry]));
  const isOfChoices = allItems.some((item) => item.isChecked !== undefined);
  return (
    <WidgetProvider>
      <Popover
        triggerRef={triggerRef}
        placement={placement}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        offset={4}
        className={styles.popover}
        style={popoverLayer}
        aria-labelledby={labelledBy}
      >
        <Menu
          aria-labelledby={labelledBy}
          autoFocus="first"
          className={styles.menu}
          onClose={() => onOpenChange(false)}
          selectionMode={isOfChoices ? 'single' : 'none'}
          selectedKeys={isOfChoices ? allItems.filter((item) => item.isChecked).map((item) => item.id) : undefined}
          disabledKeys={allItems.filter((item) => item.isDisabled).map((item) => item.id)}
        >
          {items.map((entry) =>
            isMenuSection(entry) ? (
              <RacMenuSection key={entry.id} id={entry.id} className={styles.section}>
                <Header className={styles.title}>{entry.title}</Header>
                {entry.items.map((item) => renderItem(item, isOfChoices, act))}
              </RacMenuSection>
            ) : (
              renderItem(entry, isOfChoices, act)
            ),
          )}
        </Menu>
      </Popover>
    </WidgetProvider>
  );
}

const renderItem = (item: MenuItem, isOfChoices: boolean, act: (item: MenuItem) => void) => (
  <RacMenuItem
    key={item.id}
    id={item.id}
    textValue={item.label}
    href={item.href}
    onAction={() => act(item)}
    className={styles.item}
  >
    {isOfChoices && <span className={styles.mark}>{item.isChecked && <Check aria-hidden="true" />}</span>}
    {item.icon}
    <span className={styles.words}>
      {/* the accessible name includes both visible texts */}
      <span lang={item.lang}>{item.label}</span>
      {item.description && <span className={styles.description}>{item.description}</span>}
    </span>
  </RacMenuItem>
);
