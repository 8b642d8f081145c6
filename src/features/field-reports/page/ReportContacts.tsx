import type { FieldReport } from '#contract/fieldReport';
import type { FieldReportContact } from '#contract/fieldReportParts';
import { ContactLink } from '#ui/actions/ContactLink';
import { Dash } from '#ui/display/Dash';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
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
      <Columns as="ul" gap="s4" minWidth={240} mode="fill">
        {contacts.map((contact) => (
          <Stack key={contact.id} as="li" gap="2px" justify="start" align="start" className={styles.contact}>
            <Note as="div">{roleOf(contact) || <Dash />}</Note>
            <strong>
              <TextOutput value={contact.name} />
            </strong>
            {contact.title && <div>{contact.title}</div>}
            {contact.email && <ContactLink kind="email" address={contact.email} />}
            {contact.phone && <ContactLink kind="phone" address={contact.phone} />}
          </Stack>
        ))}
      </Columns>
    </Card>
  );
}
