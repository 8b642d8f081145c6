import type { FieldReport } from '#contract/fieldReport';
import type { FieldReportContact } from '#contract/fieldReportParts';
import { ContactLink } from '#ui/actions/ContactLink';
import { Dash } from '#ui/display/Dash';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { reportLabelStrings } from '../labelStrings';
import styles from './ReportContacts.module.css';
import { fieldReportPageStrings } from './strings';

const roles = ['Originator', 'NationalSociety', 'Federation', 'Media'] as const;

/** Contacts of the report. */
export function ReportContacts({ report }: { readonly report: FieldReport }) {
  const t = useStrings(fieldReportPageStrings);
  const labelStrings = useStrings(reportLabelStrings);
  const { contacts } = report;
  if (contacts.length === 0) return null;
  const roleOf = ({ ctype }: FieldReportContact) => {
    const role = roles.find((each) => each === ctype);
    return role ? labelStrings[role] : ctype;
  };
  return (
    <Card title={t.contacts}>
      <ul className={styles.contacts}>
        {contacts.map((contact) => (
          <li key={contact.id} className={styles.contact}>
            <div className={styles.role}>{roleOf(contact) || <Dash />}</div>
            <strong>
              <TextOutput value={contact.name} />
            </strong>
            {contact.title && <div>{contact.title}</div>}
            {contact.email && <ContactLink kind="email" address={contact.email} />}
            {contact.phone && <ContactLink kind="phone" address={contact.phone} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
