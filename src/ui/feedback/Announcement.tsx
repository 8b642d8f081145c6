import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';

/** Long enough that several changes in a row are announced once. */
const pauseMilliseconds = 800;

interface AnnouncementProps {
  /** Undefined while unknown. */
  readonly text: string | undefined;
  /** The text belongs to the previous question; what comes next is announced even where it is the same. */
  readonly isPending?: boolean;
}

/** Announces a text to screen readers whenever it changes; not the first one, which is read with the page. */
export function Announcement({ text, isPending = false }: AnnouncementProps) {
  const [announced, setAnnounced] = useState('');
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (isPending) {
      last.current = last.current === undefined ? undefined : '';
      return;
    }
    if (text === undefined || last.current === text) return;
    if (last.current === undefined) {
      last.current = text;
      return;
    }
    const timer = setTimeout(() => {
      last.current = text;
      setAnnounced(text);
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text, isPending]);
  return <VisuallyHidden aria-live="polite">{isPending ? '' : announced}</VisuallyHidden>;
}
