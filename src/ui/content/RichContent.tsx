import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
    if (sanitise) holder.current?.replaceChildren(sanitise(source));
  }, [sanitise, source]);

  const text = useMemo(() => (isHtml(source) ? plainText(source) : source), [source]);
  if (!sanitise || !isHtml(source)) return <PlainContent text={text} />;
  return <div dir={textDirection(text)} className={css.content} ref={holder} key="sanitised" />;
}
