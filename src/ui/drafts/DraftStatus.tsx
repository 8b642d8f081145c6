import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatList } from '#domain/format/formatList';
import { formatRelative } from '#domain/format/relativeTime';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import styles from './DraftStatus.module.css';
import type { DraftStateStore } from './draftState';
import { strings } from './strings';

/** The autosave status: "Saved on this device 12 sec. ago", or that the device cannot store the draft. */
export function DraftStatus({ state: store }: { readonly state: DraftStateStore }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const state = useSyncExternalStore(store.subscribe, store.get);
  if (state.kind === 'none') return null;
  if (state.kind === 'failed') {
    return (
      <span role="alert" className={styles.failed}>
        {state.isFull ? t.full : t.failed}
      </span>
    );
  }
  const unkept = (state.kind === 'saved' && state.unkept) || [];
  return (
    <>
      <span className={styles.saved}>
        {state.kind === 'saving' ? t.saving : <SavedAgo key={state.at} at={state.at} />}
      </span>
      {unkept.length > 0 && (
        <span role="alert" className={styles.failed}>
          {t.filesNotKept({ names: formatList(unkept, language) })}
        </span>
      )}
    </>
  );
}

const justNowMs = 5000;

function SavedAgo({ at }: { readonly at: number }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  const isRecent = now - at < 60_000;
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), isRecent ? 3000 : 30_000);
    return () => clearInterval(ticking);
  }, [isRecent]);
  if (now - at < justNowMs) return t.savedNow;
  return t.savedAgo({ ago: formatRelative(new Date(at), language, new Date(now), 'short') ?? '' });
}
