import type { FlashUpdate } from '#contract/flashUpdate';
import { ActionList } from '#resources/actions-taken/ActionList';
import { PlainContent } from '#ui/content/PlainContent';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { flashUpdateLabelStrings } from '../labelStrings';
import styles from './ActionsTaken.module.css';
import { flashUpdatePageStrings } from './strings';

/** Actions of each organisation; organisations without actions and text are left out. */
export function ActionsTaken({ update }: { readonly update: FlashUpdate }) {
  const t = useStrings(flashUpdatePageStrings);
  const labelStrings = useStrings(flashUpdateLabelStrings);
  const filled = update.actions_taken.filter(
    ({ action_details, summary }) => action_details.length > 0 || summary?.trim(),
  );
  if (filled.length === 0) return null;
  return (
    <Card title={t.actions}>
      <Stack gap="s4">
        {filled.map(({ id, organization, action_details, summary }) => (
          <Stack key={id} as="section" gap="s2" className={styles.organisation}>
            <h3>{labelStrings[organization]}</h3>
            <ActionList actions={action_details} isWide />
            {summary?.trim() && <PlainContent text={summary} />}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
