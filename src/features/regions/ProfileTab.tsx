import type { RegionContact } from '#contract/region';
import { safeHref } from '#domain/links/safeUrl';
import { ContactLink } from '#ui/actions/ContactLink';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { KeyFigures } from '#ui/display/KeyFigures';
import { List } from '#ui/display/List';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { RegionText } from './RegionText';
import { regionStrings } from './strings';
import { useRegion } from './useRegion';

export function Component() {
  const t = useStrings(regionStrings);
  const { region_name: region, national_society_count: count, profile_snippets: texts, links, contacts } = useRegion();
  return (
    <>
      <KeyFigures
        figures={[{ id: 'societies', label: t.nationalSocieties({ region }), value: count, source: t.federation }]}
      />
      {texts.map((text) => (
        <RegionText key={text.id} text={text} />
      ))}
      {links.length > 0 && (
        <Card title={t.links}>
          <List items={links} itemKey={({ id }) => id}>
            {({ title, url }) => {
              const address = safeHref(url);
              return address ? <ExternalLink href={address}>{title || url}</ExternalLink> : title;
            }}
          </List>
        </Card>
      )}
      {contacts.length > 0 && (
        <Card title={t.contacts}>
          <List items={contacts} itemKey={({ id }) => id} look="cards">
            {(contact) => <Contact contact={contact} />}
          </List>
        </Card>
      )}
    </>
  );
}

/** A contact of the regional office. */
function Contact({ contact: { name, title, ctype, email } }: { readonly contact: RegionContact }) {
  return (
    <Stack gap="s1">
      <strong>{name}</strong>
      <span>{title}</span>
      <Note as="span">{ctype}</Note>
      {email.trim() && <ContactLink kind="email" address={email} />}
    </Stack>
  );
}
