import { Download, WifiOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { dropKeptItem, storesAnswers } from '#app/offline/answerStore';
import { type KeepOutcome, type KeepRequest, keepPages } from '#app/offline/keepPages';
import { offlineStrings } from '#app/offline/strings';
import { formatPercent } from '#domain/format/numbers';
import { Button } from '#ui/actions/Button';
import { formatSize } from '#ui/fields/uploads';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import { useStoredSummary } from './useStoredSummary';

type KeepOfflineProps = Pick<KeepRequest, 'title' | 'addresses' | 'more'>;

/**
 * Stores all pages of a document for use without a connection: a button, its progress, and what may be done with what is kept. Nothing
 * where the product is set to store no pages.
 */
export function KeepOffline(props: KeepOfflineProps) {
  return storesAnswers ? <KeepButton {...props} /> : null;
}

function KeepButton({ title, addresses, more }: KeepOfflineProps) {
  const t = useStrings(offlineStrings);
  const { language } = useLanguage();
  const summary = useStoredSummary();
  const running = useRef<AbortController | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const kept = summary.data?.kept.find(({ address }) => address === addresses[0]);

  const tell = (outcome: KeepOutcome) => {
    const name = 'keep-offline';
    if (outcome === 'kept') showAlert({ name, variant: 'success', title: t.keepDone({ title }) });
    if (outcome === 'unreachable') showAlert({ name, variant: 'warning', title: t.keepUnreachable });
    if (outcome === 'full') showAlert({ name, variant: 'warning', title: t.keepFull });
  };
  const keep = async () => {
    const controller = new AbortController();
    running.current = controller;
    setPercent(0);
    const outcome = await keepPages({
      title,
      addresses,
      more,
      signal: controller.signal,
      onProgress: (done, total) => setPercent(Math.floor((100 * done) / total)),
    });
    setPercent(null);
    tell(outcome);
    void summary.refetch();
  };
  const drop = async () => {
    if (kept) await dropKeptItem(kept.address);
    void summary.refetch();
  };

  if (percent !== null) {
    return (
      <Button variant="quiet" onPress={() => running.current?.abort()}>
        {`${t.keeping({ percent: formatPercent(percent, language) ?? '' })} · ${t.cancel}`}
      </Button>
    );
  }
  if (!kept) {
    return (
      <Button variant="quiet" onPress={() => void keep()}>
        <Download aria-hidden="true" />
        {t.keep}
      </Button>
    );
  }
  return (
    <Menu
      trigger={
        <Button variant="quiet">
          <WifiOff aria-hidden="true" />
          {t.kept({ size: formatSize(kept.size, language) })}
        </Button>
      }
      items={[
        { id: 'again', label: t.keepAgain, onAction: () => void keep() },
        { id: 'drop', label: t.drop, onAction: () => void drop() },
      ]}
    />
  );
}
