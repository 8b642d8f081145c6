import type { CSSProperties, HTMLAttributes } from 'react';
import { classNames } from './classNames';
import css from './layout.module.css';

/** A distance by its token; 2 px, below the tokens, separates the lines of one entry. */
type Space = '0' | '2px' | 'edge' | 's1' | 's2' | 's3' | 's4' | 's5' | 's6';
/** One distance for both axes, or that of the block axis and that of the inline axis, as in CSS. */
export type Spaces = Space | `${Space} ${Space}`;

/** What all parts of the layout take. A `className` adds what they do not set, and wins over what they set without a property. */
export interface LayoutProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Its element. Lists have no bullets, numbers or margins. */
  readonly as?:
    | 'article'
    | 'dd'
    | 'div'
    | 'dl'
    | 'figcaption'
    | 'figure'
    | 'footer'
    | 'form'
    | 'header'
    | 'li'
    | 'nav'
    | 'ol'
    | 'p'
    | 'section'
    | 'span'
    | 'ul';
  /** The distance to its edges: the content of a card without padding of its own. */
  readonly padding?: Spaces;
}

const toCss = (spaces: Spaces | undefined) => spaces?.replace(/s\d|edge/g, 'var(--$&)');

interface LayoutBoxProps extends LayoutProps {
  readonly part: string | undefined;
  readonly gap?: Spaces;
  readonly style?: CSSProperties;
}

/** The element of a part of the layout. */
export function LayoutBox({ as: Element = 'div', part, className, gap, padding, style, ...rest }: LayoutBoxProps) {
  return (
    <Element
      {...rest}
      className={classNames(part, padding?.includes('edge') && css.inset, className)}
      style={{ ...style, gap: toCss(gap), padding: toCss(padding) }}
    />
  );
}
