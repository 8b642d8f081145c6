import type { FlashUpdate } from '#contract/flashUpdate';
import { ContactLink } from '#ui/actions/ContactLink';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { flashUpdateLabelStrings } from '../labelStrings';
import styles from './Contacts.module.css';
import { flashUpdatePageStrings } from './strings';

const roles = ['originator', 'ifrc'] as const;

/** Author of the update and contacts at the federation. The e-mail fields accept any text: only a valid address becomes a link. @source reference/emergencies.md, section 1.12 */
export function Contacts({ update }: { readonly update: FlashUpdate }) {
  const t = useStrings(flashUpdatePageStrings);
  const labelStrings = useStrings(flashUpdateLabelStrings);
  const contacts = roles
    .map((role) => ({
      role,
      name: update[`${role}_name`]?.trim(),
      title: update[`${role}_title`]?.trim(),
      email: update[`${role}_email`]?.trim(),
      phone: update[`${role}_phone`]?.trim(),
    }))
    .filter(({ name, title, email, phone }) => name || title || email || phone);
  if (contacts.length === 0) return null;
  return (
    <Card title={t.contacts}>
      <Stack as="ul" gap="s4">
        {contacts.map(({ role, name, title, email, phone }) => (
          <Stack key={role} as="li" gap="2px" justify="start" className={styles.contact}>
            <Note as="div">{labelStrings[role]}</Note>
            {name && <strong>{name}</strong>}
            {title && <div>{title}</div>}
            {email && <ContactLink kind="email" address={email} />}
            {phone && <ContactLink kind="phone" address={phone} />}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
