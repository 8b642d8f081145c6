import type { FlashUpdate } from '#contract/flashUpdate';
import { isEmail } from '#domain/account/email';
import { ContactLink } from '#ui/actions/ContactLink';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
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
      <ul className={styles.contacts}>
        {contacts.map(({ role, name, title, email, phone }) => (
          <li key={role} className={styles.contact}>
            <div className={styles.role}>{labelStrings[role]}</div>
            {name && <strong>{name}</strong>}
            {title && <div>{title}</div>}
            {email && (isEmail(email) ? <ContactLink kind="email" address={email} /> : <span>{email}</span>)}
            {phone && <ContactLink kind="phone" address={phone} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
