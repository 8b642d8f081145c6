import { useQuery } from '@tanstack/react-query';
import { forgetEntry, type IndexedEntry, useOutboxCounts } from '#app/outbox/outboxIndex';
import { isUnsent } from '#app/outbox/outboxState';
import { usePageTitle } from '#app/page/Page';
import { resumeSending, useSendingTurn } from '#app/sending/sendingTurn';
import { useOutbox } from '#app/sending/useOutbox';
import { requestLogIn } from '#app/session/logInRequest';
import { useSession } from '#app/session/session';
import { formatList } from '#domain/format/formatList';
import { Button } from '#ui/actions/Button';
import { List } from '#ui/display/List';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { OutboxItem } from './OutboxItem';
import { outboxStrings } from './strings';

/** The outbox of the logged-in person on this device. */
export function Component() {
  const t = useStrings(outboxStrings);
  usePageTitle(t.title);
  const { data, isError, refetch } = useOutbox();
  const { others } = useOutboxCounts();
  return (
    <Stack gap="s4">
      <Note>{t.intro}</Note>
      {others > 0 && <Note>{t.others({ count: others })}</Note>}
      {data && data.lost.length > 0 && <LostEntries lost={data.lost} />}
      {data?.entries.some(isUnsent) && <SendingState />}
      {isError ? (
        <StateMessage state="error" message={t.failed} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton kind="block" height="10rem" />
      ) : data.entries.length === 0 ? (
        <StateMessage state="empty" message={t.empty} />
      ) : (
        <Card title={t.list}>
          <List items={data.entries} itemKey={({ id }) => id} look="rows" label={t.list}>
            {(entry) => <OutboxItem entry={entry} />}
          </List>
        </Card>
      )}
    </Stack>
  );
}

/** Why nothing is sent right now, and what the browser does not promise. */
function SendingState() {
  const t = useStrings(outboxStrings);
  const turn = useSendingTurn();
  const { data: isPersisted = true } = useQuery({
    queryKey: ['storage of this device'],
    // a browser that does not say counts as one that keeps it
    queryFn: async () => (await navigator.storage?.persisted?.()) ?? true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const logIn = async () => {
    if ((await requestLogIn()) === 'logged-in') resumeSending();
  };
  return (
    <>
      {turn === 'offline' && <Alert title={t.offline} />}
      {turn === 'pause' && (
        <Alert
          title={t.paused}
          description={
            <Button size="s" onPress={resumeSending}>
              {t.tryNow}
            </Button>
          }
        />
      )}
      {turn === 'login' && (
        <Alert
          tone="warning"
          title={t.loginEnded}
          description={
            <Button size="s" onPress={() => void logIn()}>
              {t.logIn}
            </Button>
          }
        />
      )}
      {!isPersisted && <Note>{t.mayBeCleared}</Note>}
    </>
  );
}

/** Entries that the browser has lost, by their names. */
function LostEntries({ lost }: { readonly lost: readonly IndexedEntry[] }) {
  const t = useStrings(outboxStrings);
  const { language } = useLanguage();
  const userId = String(useSession()?.id);
  const names = formatList(
    lost.map(({ title, documentKey }) => title ?? documentKey),
    language,
  );
  const forget = () => {
    for (const { id } of lost) forgetEntry({ userId, id });
  };
  return (
    <Alert
      tone="danger"
      title={t.lostHeading}
      description={
        <>
          {t.lost({ names })}{' '}
          <Button size="s" onPress={forget}>
            {t.lostNoted}
          </Button>
        </>
      }
    />
  );
}
