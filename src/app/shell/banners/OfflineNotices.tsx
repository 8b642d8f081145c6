import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isFormAddress } from '#app/offline/productPages';
import { offlineStrings } from '#app/offline/strings';
import { useUpdateReady } from '#app/offline/update';
import { watchStaleData } from '#app/offline/watchStaleData';
import { formatDateTime } from '#domain/format/dates';
import { Button } from '#ui/actions/Button';
import { Banner } from '#ui/feedback/Banner';
import { setFrameTime, useFrameTime } from '#ui/feedback/frameTime';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';

/** Below the head: that the page shows stored data, and that a new version waits for a form to be left. */
export function OfflineNotices() {
  return (
    <>
      <StaleNotice />
      <UpdateNotice />
    </>
  );
}

function StaleNotice() {
  const t = useStrings(offlineStrings);
  const { language } = useLanguage();
  const client = useQueryClient();
  const time = useFrameTime();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const stop = watchStaleData(client, setFrameTime);
    return () => {
      stop();
      setFrameTime(null);
    };
  }, [client]);
  if (time === null) return null;
  const retry = async () => {
    setBusy(true);
    await client.refetchQueries({ type: 'active' });
    setBusy(false);
  };
  return (
    <div role="status">
      <Banner
        tone="warning"
        label={t.staleLabel}
        actions={
          <Button size="s" isBusy={isBusy} onPress={() => void retry()}>
            {t.retry}
          </Button>
        }
      >
        {t.stale({ time: formatDateTime(new Date(time), language) ?? '' })}
      </Banner>
    </div>
  );
}

function UpdateNotice() {
  const t = useStrings(offlineStrings);
  const isReady = useUpdateReady();
  const place = useLocation();
  // elsewhere the next page is of the new version, without a question
  if (!isReady || !isFormAddress(place)) return null;
  return (
    <Banner
      label={t.updateLabel}
      actions={
        <Button size="s" onPress={() => location.reload()}>
          {t.updateNow}
        </Button>
      }
    >
      {t.update}
    </Banner>
  );
}
