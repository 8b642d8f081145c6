import type { FlashUpdate } from '#contract/flashUpdate';
import { fileNameOf } from '#domain/files/fileName';
import { ExternalLink } from '#ui/actions/ExternalLink';
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
            {url && <ExternalLink href={url}>{t.openSource}</ExternalLink>}
            {document?.file && (
              <ExternalLink href={document.file}>{t.openDocument({ name: fileNameOf(document.file) })}</ExternalLink>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
