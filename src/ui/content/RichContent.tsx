import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { textDirection } from '#domain/language/textDirection';
import { isHtml } from './isHtml';
import { PlainContent } from './PlainContent';
import { plainText } from './plainText';
import css from './RichContent.module.css';

interface RichContentProps {
  /** Untrusted HTML or plain text, as the server stores it. */
  readonly html: string | null | undefined;
}

type Sanitise = typeof import('./sanitise').sanitise;

/** Loaded once, with the first rich text. */
let loaded: Sanitise | undefined;

/** A text of the rich text editor in its own direction: plain text with line breaks, HTML sanitised. Others are `PlainContent`. Until the sanitiser has loaded, HTML shows as text. */
export function RichContent({ html }: RichContentProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [sanitise, setSanitise] = useState<Sanitise | undefined>(() => loaded);
  const source = html ?? '';

  useEffect(() => {
    if (sanitise || !isHtml(source)) return;
    let isMounted = true;
    import('./sanitise').then(
      (module) => {
        loaded = module.sanitise;
        if (isMounted) setSanitise(() => module.sanitise);
      },
      (error: unknown) => console.warn('Rich text shows as plain text: the sanitiser did not load', error),
    );
    return () => {
      isMounted = false;
    };
  }, [sanitise, source]);

  useLayoutEffect(() => {
    const content = holder.current;
    if (!sanitise || !content) return;
    content.replaceChildren(sanitise(source));
    content.dir = textDirection(content.textContent);
  }, [sanitise, source]);

  if (!isHtml(source)) return <PlainContent text={source} />;
  if (!sanitise) return <PlainContent text={plainText(source)} />;
  return <div className={css.content} ref={holder} key="sanitised" />;
}
