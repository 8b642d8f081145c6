import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { dropAnswers, dropKeptItem } from '#app/offline/answerStore';
import { hasServiceWorker } from '#app/offline/serviceWorkerClient';
import { storeCode } from '#app/offline/storeCode';
import { offlineStrings } from '#app/offline/strings';
import { labelled } from '#domain/format/labelled';
import { formatNumber, formatPercent } from '#domain/format/numbers';
import { useStoredSummary } from '#resources/offline/useStoredSummary';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { List } from '#ui/display/List';
import { RelativeTime } from '#ui/display/RelativeTime';
import { formatSize } from '#ui/fields/uploads';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { useConfirmation } from '#ui/overlays/useConfirmation';

/** What this device stores of the product and its answers: its size, what is kept, and buttons that clear it. */
export function StoredOnDevice() {
  const t = useStrings(offlineStrings);
  const { language } = useLanguage();
  const confirm = useConfirmation();
  const { data, refetch } = useStoredSummary();
  const clear = async () => {
    if (!(await confirm({ heading: t.storedTitle, message: t.clearConfirm, confirmLabel: t.clear }))) return;
    await dropAnswers();
    void refetch();
  };
  const drop = async (address: string) => {
    await dropKeptItem(address);
    void refetch();
  };
  const kept = data?.kept ?? [];
  return (
    <Card title={t.storedTitle} actions={<Button onPress={() => void clear()}>{t.clear}</Button>}>
      <Stack gap="s4">
        <Note>{t.storedText}</Note>
        <DescriptionGrid
          items={[
            { id: 'size', label: t.storedSize, value: data && formatSize(data.size, language) },
            { id: 'count', label: t.storedCount, value: data && formatNumber(data.count, language) },
          ]}
        />
        <StoreProduct />
        <h3>{t.keptTitle}</h3>
        {kept.length === 0 ? (
          <Note>{t.noneKept}</Note>
        ) : (
          <List items={kept} itemKey={({ address }) => address} label={t.keptTitle}>
            {({ address, title, at, size }) => (
              <Row gap="s3" align="center" justify="space-between">
                <span>
                  <Link href={address}>{title}</Link> <RelativeTime value={new Date(at)} /> {formatSize(size, language)}
                </span>
                <Button size="s" onPress={() => void drop(address)} aria-label={labelled(language, t.drop, title)}>
                  {t.drop}
                </Button>
              </Row>
            )}
          </List>
        )}
      </Stack>
    </Card>
  );
}

/** Stores the rest of the product's code, which does not follow by itself where data is saved or the line is metered. */
function StoreProduct() {
  const t = useStrings(offlineStrings);
  const { language } = useLanguage();
  const [percent, setPercent] = useState<number | null>(null);
  if (!hasServiceWorker()) return null;
  const store = async () => {
    setPercent(0);
    const isComplete = await storeCode({
      language,
      isAll: true,
      onProgress: (stored, total) => setPercent(Math.floor((100 * stored) / total)),
    }).catch(() => false);
    setPercent(null);
    showAlert({
      name: 'store-product',
      variant: isComplete ? 'success' : 'warning',
      title: isComplete ? t.storedAll : t.keepUnreachable,
    });
  };
  return (
    <Row gap="s3">
      <Button size="s" isBusy={percent !== null} onPress={() => void store()}>
        {percent === null ? t.storeAll : t.keeping({ percent: formatPercent(percent, language) ?? '' })}
      </Button>
    </Row>
  );
}
