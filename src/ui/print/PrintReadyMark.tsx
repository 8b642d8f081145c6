import { type RefObject, useEffect, useState } from 'react';
import { useLanguage } from '../language/LanguageContext';
import { loadFonts } from '../tokens/fonts';

/** Resolves once a picture has loaded or failed. */
const settled = (picture: HTMLImageElement) =>
  picture.complete
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        picture.addEventListener('load', () => resolve(), { once: true });
        picture.addEventListener('error', () => resolve(), { once: true });
      });

/** Longest wait for maps in milliseconds: without a line the service of maps never answers. */
const maxMapWait = 10_000;

/** Resolves once no map is waiting to be drawn. */
function mapsDrawn(content: HTMLElement): Promise<void> {
  const isWaiting = () => content.querySelector('[data-map="waiting"]') !== null;
  if (!isWaiting()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (!isWaiting()) end();
    });
    const timer = setTimeout(end, maxMapWait);
    observer.observe(content, { subtree: true, childList: true, attributeFilter: ['data-map'] });
  });
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

interface PrintReadyMarkProps {
  /** The content to wait for; without it the mark is rendered at once. */
  readonly content?: RefObject<HTMLElement | null>;
}

/** The element for which the server's PDF renderer waits: rendered once translations, rich texts, fonts, images and maps have loaded. */
export function PrintReadyMark({ content }: PrintReadyMarkProps) {
  const [isReady, setReady] = useState(content === undefined);
  const translations = useLanguage();
  useEffect(() => {
    let isMounted = true;
    const markWhenComplete = async () => {
      if (translations.isLoading?.()) return;
      // rich texts may contain images; without the sanitiser they are plain text
      await import('../content/sanitise').catch(() => undefined);
      await loadFonts();
      // those that its texts need besides are asked for as it is drawn
      await nextFrame();
      await document.fonts?.ready;
      await nextFrame();
      // the blocks of the page render as they do for the printer, which waits for none of them
      window.dispatchEvent(new Event('beforeprint'));
      await nextFrame();
      await Promise.all([...(content?.current?.querySelectorAll('img') ?? [])].map(settled));
      if (content?.current) await mapsDrawn(content.current);
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
