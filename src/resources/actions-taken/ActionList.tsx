import { Check } from 'lucide-react';
import type { Action } from '#contract/action';
import { Columns } from '#ui/layout/Columns';
import { Stack } from '#ui/layout/Stack';
import styles from './ActionList.module.css';

interface ActionListProps {
  readonly actions: readonly Pick<Action, 'id' | 'name'>[];
  /** In columns where there is room. */
  readonly isWide?: boolean;
}

/** Actions that an organisation has taken, each with a tick; nothing where there are none. */
export function ActionList({ actions, isWide = false }: ActionListProps) {
  if (actions.length === 0) return null;
  const items = actions.map(({ id, name }) => (
    <li key={id}>
      <Check aria-hidden="true" />
      {name}
    </li>
  ));
  if (!isWide) {
    return (
      <Stack as="ul" gap="s1" className={styles.list}>
        {items}
      </Stack>
    );
  }
  return (
    <Columns as="ul" gap="s1 s4" minWidth={220} mode="fill" className={styles.list}>
      {items}
    </Columns>
  );
}
