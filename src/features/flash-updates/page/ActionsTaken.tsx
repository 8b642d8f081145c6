import { Check } from 'lucide-react';
import type { FlashUpdate } from '#contract/flashUpdate';
import { RichContent } from '#ui/content/RichContent';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
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
      <div className={styles.organisations}>
        {filled.map(({ id, organization, action_details, summary }) => (
          <section key={id} className={styles.organisation}>
            <h3>{labelStrings[organization]}</h3>
            <ul className={styles.actions}>
              {action_details.map((action) => (
                <li key={action.id}>
                  <Check aria-hidden="true" />
                  {action.name}
                </li>
              ))}
            </ul>
            {summary?.trim() && <RichContent html={summary} />}
          </section>
        ))}
      </div>
    </Card>
  );
}
