import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../language/LanguageContext';

/** Resolves once a picture has loaded or failed. */
const settled = (picture: HTMLImageElement) =>
  picture.complete
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        picture.addEventListener('load', () => resolve(), { once: true });
        picture.addEventListener('error', () => resolve(), { once: true });
      });

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

interface PrintReadyMarkProps {
  /** What has to be complete; without it the mark stands at once. */
  readonly content?: RefObject<HTMLElement | null>;
}

/** The element for which the server's printer waits: there once translations, rich texts, fonts and pictures of the content are. */
export function PrintReadyMark({ content }: PrintReadyMarkProps) {
  const [isReady, setReady] = useState(content === undefined);
  const words = useLanguage();
  const areWordsLoading = useSyncExternalStore(words.subscribe, () => words.isLoading?.() ?? false);
  useEffect(() => {
    if (areWordsLoading) return;
    let isMounted = true;
    const wait = async () => {
      // rich texts bring pictures of their own; without the sanitiser they stay plain
      await import('../content/sanitise').catch(() => undefined);
      await document.fonts?.ready;
      await nextFrame();
      await Promise.all([...(content?.current?.querySelectorAll('img') ?? [])].map(settled));
      if (isMounted && !words.isLoading?.()) setReady(true);
    };
    void wait();
    return () => {
      isMounted = false;
    };
  }, [content, words, areWordsLoading]);
  return isReady ? <div id="pdf-preview-ready" /> : null;
}
