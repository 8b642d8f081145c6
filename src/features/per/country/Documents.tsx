import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { queryKey } from '#app/request/apiQuery';
import { Loaded } from '#app/request/Loaded';
import { upload } from '#app/request/upload';
import { useApiMutation } from '#app/request/useApiMutation';
import { useUploadFailure } from '#app/request/useUploadFailure';
import { currentSession } from '#app/session/session';
import type { PerDocument } from '#contract/perStats';
import { fileNameOf } from '#domain/files/fileName';
import { formatDate, parseMoment } from '#domain/format/dates';
import { safeHref } from '#domain/links/safeUrl';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { List } from '#ui/display/List';
import { useFileKeeper, useKeptFiles } from '#ui/drafts/useFileKeeper';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { FileField } from '#ui/fields/FileField';
import type { Upload } from '#ui/fields/uploads';
import { randomId } from '#ui/form/clientId';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import styles from './country.module.css';
import { perDocumentsQuery } from './queries';
import { countryPerStrings } from './strings';

/** The maximum number of documents that the server accepts from one user. @source reference/preparedness.md, sections 1.5 and 2.5 */
const maxDocuments = 10;
const accepted = ['.pdf', '.docx', '.pptx'];

interface DocumentsProps {
  readonly country: number;
  readonly perId: number;
}

/** Downloads, uploads and deletes the documents of a cycle. */
export function Documents({ country, perId }: DocumentsProps) {
  const t = useStrings(countryPerStrings);
  const client = useQueryClient();
  const query = useQuery(perDocumentsQuery(country, perId));
  const reasonOf = useUploadFailure();
  const keptFiles = useDocumentFiles(perId);
  const refresh = () => void client.invalidateQueries({ queryKey: queryKey('GET /api/v2/per-document-upload/') });
  const send: Upload = useCallback(
    async (file, options) => {
      const body = { file, country, per: perId };
      const { id, file: address } = await upload('POST /api/v2/per-document-upload/', { body }, options);
      return { id, name: file.name, href: address };
    },
    [country, perId],
  );
  return (
    <Card title={t.documents}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="10rem" />}>
        {({ results }) => (
          <Stack gap="s4">
            {results.length === 0 ? (
              <StateMessage state="empty" isCompact message={t.noDocuments} />
            ) : (
              <List items={results} itemKey={({ id }) => id} label={t.documents}>
                {(document) => <DocumentRow document={document} />}
              </List>
            )}
            <FileField
              label={t.upload}
              hint={
                results.length >= maxDocuments
                  ? t.uploadFull({ count: results.length })
                  : t.uploadText({ count: maxDocuments })
              }
              isDisabled={results.length >= maxDocuments}
              upload={send}
              reasonOf={reasonOf}
              keptFiles={keptFiles}
              accept={accepted}
              value={undefined}
              onChange={refresh}
            />
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

const noValues = () => ({});

/** The documents of a cycle that have not arrived. */
function useDocumentFiles(perId: number) {
  const [userId] = useState(() => String(currentSession()?.id));
  const [writerId] = useState(randomId);
  const documentKey = `per-documents/${perId}`;
  const keeper = useFileKeeper({ userId, documentKey, writerId, getValues: noValues, hasDraft: false });
  return useKeptFiles(keeper, 'documents');
}

function DocumentRow({ document }: { readonly document: PerDocument }) {
  const t = useStrings(countryPerStrings);
  const { language } = useLanguage();
  const confirm = useConfirmation();
  const remove = useApiMutation('DELETE /api/v2/per-document-upload/{id}/', {
    invalidates: ['GET /api/v2/per-document-upload/'],
  });
  const name = document.file ? fileNameOf(document.file) : String(document.id);
  const address = safeHref(document.file);
  const ask = async () => {
    const question = { heading: t.removeTitle, message: t.removeText({ name }), confirmLabel: t.removeConfirm };
    if (!(await confirm(question))) return;
    remove.mutate(
      { path: { id: document.id } },
      { onSuccess: () => showAlert({ name: `removed-${document.id}`, variant: 'success', title: t.removed }) },
    );
  };
  return (
    <Row gap="s3" align="center">
      <bdi className={styles.name}>{name}</bdi>
      <Note as="span">{t.added({ date: formatDate(parseMoment(document.created_at), language) ?? '' })}</Note>
      {address !== null && (
        <Link
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t.downloadNamed({ name })}
          icon={<Download aria-hidden="true" />}
        >
          {t.download}
        </Link>
      )}
      <Button
        label={t.remove({ name })}
        icon={<Trash2 aria-hidden="true" />}
        isBusy={remove.isPending}
        onPress={() => void ask()}
      />
    </Row>
  );
}
