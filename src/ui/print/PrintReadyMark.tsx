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
  /** The content to wait for; without it the mark is rendered at once. */
  readonly content?: RefObject<HTMLElement | null>;
}

/** The element for which the server's PDF renderer waits: rendered once translations, rich texts, fonts and images have loaded. */
export function PrintReadyMark({ content }: PrintReadyMarkProps) {
  const [isReady, setReady] = useState(content === undefined);
  const translations = useLanguage();
  useEffect(() => {
    let isMounted = true;
    const markWhenComplete = async () => {
      if (translations.isLoading?.()) return;
      // rich texts may contain images; without the sanitiser they are plain text
      await import('../content/sanitise').catch(() => undefined);
      await document.fonts?.ready;
      await nextFrame();
      await Promise.all([...(content?.current?.querySelectorAll('img') ?? [])].map(settled));
      // parts mounted in the meantime may have requested translations; this runs again when they arrive
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
