import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden';
import { databankStrings } from './strings';

export interface FigureSourceProps {
  readonly name: string;
  /** Address of the figure at its source; without one, the name is no link. */
  readonly href: string | null;
  /** Year or period of the data. Null when the source gives none, undefined when the data show their years themselves. */
  readonly year?: number | string | null | undefined;
}

/** The source of a figure with a link to it, and the year of its data. */
export function FigureSource({ name, href, year }: FigureSourceProps) {
  const t = useStrings(databankStrings);
  return (
    <Note as="span">
      <VisuallyHidden>{t.source}</VisuallyHidden> {href ? <ExternalLink href={href}>{name}</ExternalLink> : name}
      {year !== undefined && <span> · {year ?? t.noYear}</span>}
    </Note>
  );
}
