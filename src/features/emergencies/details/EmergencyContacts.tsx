import type { EventDetail } from '#contract/event';
import { type EmergencyContact, emergencyContacts } from '#domain/emergencies/emergencyContacts';
import { ContactLink } from '#ui/actions/ContactLink';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import styles from './EmergencyContacts.module.css';
import { emergencyDetailsStrings } from './strings';

/** Contacts of the federation and of National Societies, in two groups. */
export function EmergencyContacts({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  const { federation, nationalSocieties } = emergencyContacts(event.contacts, event.field_reports);
  const groups = [
    { key: 'federation', title: t.federation, contacts: federation },
    { key: 'nationalSocieties', title: t.nationalSocieties, contacts: nationalSocieties },
  ].filter(({ contacts }) => contacts.length > 0);
  if (groups.length === 0) return null;
  return (
    <Card title={t.contacts}>
      <Stack gap="s4">
        {groups.map(({ key, title, contacts }) => (
          <section key={key}>
            <h3>{title}</h3>
            <Columns as="ul" gap="s4 s5" minWidth={240} mode="fill" className={styles.contacts}>
              {contacts.map((contact) => (
                <li key={contact.id}>
                  <Contact contact={contact} />
                </li>
              ))}
            </Columns>
          </section>
        ))}
      </Stack>
    </Card>
  );
}

function Contact({ contact: { name, title, ctype, email, phone } }: { readonly contact: EmergencyContact }) {
  return (
    <div className={styles.contact}>
      <strong>{name}</strong>
      <Row gap="s1 s3">
        {title}
        <Note as="span">{ctype}</Note>
      </Row>
      <Row gap="s1 s3">
        {email && <ContactLink kind="email" address={email} />}
        {phone && <ContactLink kind="phone" address={phone} />}
      </Row>
    </div>
  );
}
