import { useState } from 'react';
import type { FlashFile } from '#contract/flashUpdate';
import { safeHref } from '#domain/links/safeUrl';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import styles from './Pictures.module.css';

interface PicturesProps {
  readonly title: string;
  readonly files: readonly FlashFile[];
  /** Name of a picture without a caption, by its place in the list. */
  readonly nameOf: (place: number) => string;
}

/** Pictures with their captions, each linked to its file. */
export function Pictures({ title, files, nameOf }: PicturesProps) {
  const shown = files.filter(({ file }) => safeHref(file) !== null);
  if (shown.length === 0) return null;
  return (
    <Card title={title}>
      <Columns as="ul" gap="s4" minWidth={180} mode="fill">
        {shown.map((file, index) => (
          <li key={file.id}>
            <Picture address={safeHref(file.file) ?? ''} name={file.caption?.trim() || nameOf(index + 1)} />
          </li>
        ))}
      </Columns>
    </Card>
  );
}

interface PictureProps {
  readonly address: string;
  readonly name: string;
}

/** Loaded eagerly, because the page may be printed. The link has the accessible name and stays when the picture fails to load. */
function Picture({ address, name }: PictureProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Stack as="figure" gap="s2" align="start" className={styles.picture}>
      {!hasFailed && <img className={styles.image} src={address} alt="" onError={() => setFailed(true)} />}
      <Note as="figcaption" className={styles.caption}>
        <ExternalLink href={address}>{name}</ExternalLink>
      </Note>
    </Stack>
  );
}
