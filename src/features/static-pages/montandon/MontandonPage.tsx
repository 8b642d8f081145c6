import { Database, Share2 } from 'lucide-react';
import { Page } from '#app/page/Page';
import { Link } from '#app/routes/Link';
import { contacts } from '#app/shell/contacts';
import { Button } from '#ui/actions/Button';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { Popover } from '#ui/overlays/Popover';
import { montandonLinks as links, mailDraft, montandonStacRoot } from './links';
import styles from './MontandonPage.module.css';
import { montandonStrings } from './strings';

export function Component() {
  const t = useStrings(montandonStrings);
  return (
    <Page
      title={t.title}
      description={t.description}
      actions={
        <>
          <SourcePopover />
          <SharePopover />
        </>
      }
    >
      <Row gap="s3" align="center">
        <ExternalLink href={links.documentation} variant="button">
          {t.accessApi}
        </ExternalLink>
        <ExternalLink href={links.browser} variant="quiet">
          {t.openBrowser}
        </ExternalLink>
        <ExternalLink href={links.video}>{t.video}</ExternalLink>
      </Row>
      <Card title={t.startTitle}>
        <ol className={styles.steps}>
          <li>
            {t.startToken} <Link to="accountDetails">{t.startTokenLink}</Link>
          </li>
          <li>{t.startKeep}</li>
          <li>
            {t.startExplore} <ExternalLink href={links.notebooks}>{t.notebooks}</ExternalLink>
          </li>
        </ol>
      </Card>
      <Columns gap="s4" minWidth={280} mode="fill">
        <Card title={t.resourcesTitle}>
          <Stack as="ul" gap="s2">
            <li>
              <ExternalLink href={links.code}>{t.code}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={contacts.wiki}>{t.wiki}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={links.openApi}>{t.openApi}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={links.documentation}>{t.documentation}</ExternalLink>
            </li>
          </Stack>
        </Card>
        <Card title={t.blogTitle}>
          <Stack as="ul" gap="s2">
            <li>
              <ExternalLink href={links.blogDisasters}>{t.blogDisasters}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={links.blogSystems}>{t.blogSystems}</ExternalLink>
            </li>
          </Stack>
        </Card>
        <Card title={t.contactTitle}>
          <p>{t.contactText}</p>
          <ExternalLink href={contacts.support}>{new URL(contacts.support).pathname}</ExternalLink>
        </Card>
      </Columns>
    </Page>
  );
}

function SourcePopover() {
  const t = useStrings(montandonStrings);
  return (
    <Popover trigger={<Button icon={<Database aria-hidden="true" />}>{t.source}</Button>}>
      <DescriptionGrid
        look="rows"
        items={[
          { id: 'id', label: t.sourceId, value: montandonStacRoot.id },
          { id: 'version', label: t.sourceVersion, value: montandonStacRoot.stacVersion },
          { id: 'valid', label: t.sourceValid, value: t.valid },
        ]}
      />
      <p>{t.sourceLocation}</p>
      <ExternalLink href={links.api}>{links.api}</ExternalLink>
    </Popover>
  );
}

function SharePopover() {
  const t = useStrings(montandonStrings);
  return (
    <Popover trigger={<Button icon={<Share2 aria-hidden="true" />}>{t.share}</Button>}>
      <p>{t.shareAddress}</p>
      <p className={styles.address}>
        <ExternalLink href={links.browser}>{links.browser}</ExternalLink>
      </p>
      <ExternalLink variant="quiet" href={mailDraft(t.mailSubject, t.mailBody({ address: links.browser }))}>
        {t.shareByMail}
      </ExternalLink>
    </Popover>
  );
}
