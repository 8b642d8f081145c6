import { type ReactNode, useState } from 'react';
import { pictureTypes } from '#domain/files/pictureTypes';
import { safeHref } from '#domain/links/safeUrl';
import styles from './StoredPicture.module.css';

interface StoredPictureProps {
  /** The file name, by whose extension pictures are known. */
  readonly name: string;
  readonly href: string | undefined;
  readonly caption: string | undefined;
  /** `m` where a document is read, `s` beside the controls of a file. */
  readonly size?: 's' | 'm';
  /** Shown for other files, and for a picture that does not load. */
  readonly children?: ReactNode;
}

const isPicture = (name: string) => pictureTypes.some((type) => name.toLowerCase().endsWith(type));

/** A file on the server, shown as a picture where it is one. */
export function StoredPicture({ name, href, caption, size = 's', children }: StoredPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const address = safeHref(href);
  if (address === null || address === failed || !isPicture(name)) return children;
  return (
    <img
      className={styles.picture}
      data-size={size}
      src={address}
      alt={caption?.trim() || name}
      loading="lazy"
      onError={() => setFailed(address)}
    />
  );
}
