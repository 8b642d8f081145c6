import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden';
import styles from './FigureSource.module.css';
import { databankStrings } from './strings';

export interface FigureSourceProps {
  readonly name: string;
  /** Where the source shows the figure; without one its name stands alone. */
  readonly href: string | null;
  /** Of the data: a year or a period. Null where the source gives none, undefined where the years stand with the data. */
  readonly year?: number | string | null | undefined;
}

/** The source of a figure with a link to it, and the year of its data. */
export function FigureSource({ name, href, year }: FigureSourceProps) {
  const t = useStrings(databankStrings);
  return (
    <span className={styles.source}>
      <VisuallyHidden>{t.source}</VisuallyHidden> {href ? <ExternalLink href={href}>{name}</ExternalLink> : name}
      {year !== undefined && <span> · {year ?? t.noYear}</span>}
    </span>
  );
}
