import { chosenLanguage } from '#app/language/chosenLanguage';
import type { OutboxEntry } from '#app/outbox/entry';
import { isFromFuture } from '#app/outbox/outboxState';
import { ApiError } from '#app/request/errors';
import { failureText } from '#app/request/formErrorText';
import { requestStrings } from '#app/request/strings';
import { shownStatus } from '#app/sending/shownStatus';
import { formatList } from '#domain/format/formatList';
import { joinTexts } from '#domain/format/joinTexts';
import { languageName } from '#domain/language/languageName';
import { FreeText } from '#ui/display/FreeText';
import { RelativeTime } from '#ui/display/RelativeTime';
import { Tag } from '#ui/display/Tag';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { useDocumentName } from '../forms/useDocumentName';
import { ItemActions } from './ItemActions';
import styles from './OutboxItem.module.css';
import { statusTones } from './statuses';
import { outboxStrings } from './strings';

/** One form of the outbox: what it is, how it stands with it, and what its writer can do. */
export function OutboxItem({ entry }: { readonly entry: OutboxEntry }) {
  const t = useStrings(outboxStrings);
  const { id: writerId, documentKey, putAt, sent } = entry;
  const status = shownStatus(entry);
  const { document, title, name } = useDocumentName({ documentKey, writerId, title: entry.title });
  const reason = useReason({ ...entry, status });
  return (
    <Row gap="s2 s3" align="center">
      <div className={styles.text}>
        <Row gap="s2" align="center">
          <strong>{document}</strong>
          <Tag tone={statusTones[status]}>{t[status]}</Tag>
        </Row>
        {title && <FreeText value={title} />}
        {reason && <span>{reason}</span>}
        <Note as="span">
          {isFromFuture(entry, Date.now()) ? t.clockChanged : <RelativeTime value={new Date(sent?.at ?? putAt)} />}
        </Note>
      </div>
      <ItemActions entry={entry} name={name} />
    </Row>
  );
}

/** Why an entry waits, or was not taken; null where the status says it all. */
function useReason({ status, failure, files, language: written }: OutboxEntry): string | null {
  const t = useStrings(outboxStrings);
  const { language } = useLanguage();
  const request = useStrings(requestStrings);
  const why = failure && failureText(new ApiError(failure), request);
  if (status === 'refused') return why;
  if (status === 'conflict') return t.conflictText;
  if (status === 'arrivedEarlier') return t.arrivedEarlierText;
  if (status === 'fileLost') return t.fileLostText;
  if (status === 'outdated') return t.outdatedText;
  if (status !== 'waiting') return null;
  if (written !== chosenLanguage()) return t.otherLanguage({ language: languageName(written, language) });
  const names = formatList(
    files.map(({ name }) => name),
    language,
  );
  const waiting = files.length > 0 ? t.waitingFiles({ count: files.length, names }) : null;
  const text = joinTexts([why ? t.lastTry({ reason: why }) : null, waiting], ' ');
  return text || null;
}
