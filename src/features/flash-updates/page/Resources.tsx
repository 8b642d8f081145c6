import type { FlashUpdate } from '#contract/flashUpdate';
import { fileNameOf } from '#domain/files/fileName';
import { safeHref } from '#domain/links/safeUrl';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { FreeText } from '#ui/display/FreeText';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import styles from './Resources.module.css';
import { flashUpdatePageStrings } from './strings';

/** The sources of an update, with their links and documents. */
export function Resources({ update }: { readonly update: FlashUpdate }) {
  const t = useStrings(flashUpdatePageStrings);
  if (update.references.length === 0) return null;
  return (
    <Card title={t.resources}>
      <Stack as="ul" gap="s4">
        {update.references.map(({ id, date, source_description, url, document_details: document }) => (
          <Stack key={id} as="li" gap="2px" justify="start" className={styles.resource}>
            <strong dir="auto">{source_description}</strong>
            <Note as="span">
              <TextOutput kind="date" value={date} show="words" />
            </Note>
            {url && <Source url={url} />}
            {document?.file && (
              <ExternalLink href={document.file}>{t.openDocument({ name: fileNameOf(document.file) })}</ExternalLink>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** The server takes any text: what is no address is shown as it was written. @source reference/emergencies.md, section 2.2 */
function Source({ url }: { readonly url: string }) {
  const t = useStrings(flashUpdatePageStrings);
  return safeHref(url) === null ? <FreeText value={url} /> : <ExternalLink href={url}>{t.openSource}</ExternalLink>;
}
