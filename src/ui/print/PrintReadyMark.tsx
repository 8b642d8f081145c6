import { type RefObject, useEffect, useState } from 'react';
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
  const translations = useLanguage();
  useEffect(() => {
    let isMounted = true;
    const markWhenComplete = async () => {
      if (translations.isLoading?.()) return;
      // rich texts bring pictures of their own; without the sanitiser they stay plain
      await import('../content/sanitise').catch(() => undefined);
      await document.fonts?.ready;
      await nextFrame();
      await Promise.all([...(content?.current?.querySelectorAll('img') ?? [])].map(settled));
      // parts that mounted since may have requested translations: their arrival calls this again
      if (isMounted && !translations.isLoading?.()) setReady(true);
    };
    const unsubscribe = translations.subscribe(() => void markWhenComplete());
    void markWhenComplete();
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [content, translations]);
  return isReady ? <div id="pdf-preview-ready" /> : null;
}
