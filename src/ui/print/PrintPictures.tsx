import { useState } from 'react';
import { ExternalLink } from '../actions/ExternalLink';
import css from './PrintPictures.module.css';

interface PrintedPicture {
  /** A validated absolute URL. */
  readonly address: string;
  readonly caption: string | null;
}

interface PrintPicturesProps {
  readonly pictures: readonly PrintedPicture[];
  /** The alternative text of a picture without a caption. */
  readonly label: string;
  /** Shown instead of a picture that failed to load. */
  readonly failed: string;
}

/** Pictures with captions in two columns, without page breaks inside. They are loaded eagerly. */
export function PrintPictures({ pictures, label, failed }: PrintPicturesProps) {
  return (
    <div className={css.pictures} data-single={pictures.length === 1 || undefined}>
      {pictures.map((picture) => (
        <PrintPicture key={picture.address} picture={picture} label={label} failed={failed} />
      ))}
    </div>
  );
}

interface PrintPictureProps extends Omit<PrintPicturesProps, 'pictures'> {
  readonly picture: PrintedPicture;
}

function PrintPicture({ picture: { address, caption }, label, failed }: PrintPictureProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <figure className={css.picture}>
      {hasFailed ? (
        <ExternalLink href={address}>{failed}</ExternalLink>
      ) : (
        <img className={css.image} src={address} alt={caption ?? label} onError={() => setFailed(true)} />
      )}
      {caption && (
        <figcaption className={css.caption} dir="auto">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
