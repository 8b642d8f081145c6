import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../layout/classNames';
import { plainText } from './plainText';
import css from './RichContent.module.css';

interface RichContentProps {
  /** Untrusted HTML, as the server keeps it. */
  readonly html: string | null | undefined;
}

type Sanitise = typeof import('./sanitise').sanitise;

/** Loaded once for the page, with the first rich text on it. */
let loaded: Sanitise | undefined;

/** Rich text from the server, made safe, in the direction of its own words. Until the sanitiser is here, or if it never comes, its words alone. */
export function RichContent({ html }: RichContentProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [sanitise, setSanitise] = useState<Sanitise | undefined>(() => loaded);
  const source = html ?? '';

  useEffect(() => {
    if (sanitise) return;
    let isWanted = true;
    import('./sanitise').then(
      (module) => {
        loaded = module.sanitise;
        if (isWanted) setSanitise(() => module.sanitise);
      },
      (error: unknown) => console.warn('Rich text shows as plain text: the sanitiser did not load', error),
    );
    return () => {
      isWanted = false;
    };
  }, [sanitise]);

  useLayoutEffect(() => {
    if (sanitise) holder.current?.replaceChildren(sanitise(source));
  }, [sanitise, source]);

  if (!sanitise)
    return (
      <div dir="auto" className={classNames(css.content, css.plain)}>
        {plainText(source)}
      </div>
    );
  return <div dir="auto" className={css.content} ref={holder} key="sanitised" />;
}
