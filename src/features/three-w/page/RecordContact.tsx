import { ContactLink } from '#ui/actions/ContactLink';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import styles from './RecordPage.module.css';

interface RecordContactProps {
  readonly title: string;
  readonly record: {
    readonly reporting_ns_contact_name: string | null;
    readonly reporting_ns_contact_role: string | null;
    readonly reporting_ns_contact_email: string | null;
  };
}

/** The contact of a project or of activities, if any. */
export function RecordContact({ title, record }: RecordContactProps) {
  const name = record.reporting_ns_contact_name?.trim();
  const role = record.reporting_ns_contact_role?.trim();
  const email = record.reporting_ns_contact_email?.trim();
  if (!name && !role && !email) return null;
  return (
    <Card title={title}>
      <Stack gap="s1" justify="start" className={styles.stack}>
        {name && <strong>{name}</strong>}
        {role && <div>{role}</div>}
        {email && <ContactLink kind="email" address={email} />}
      </Stack>
    </Card>
  );
}
