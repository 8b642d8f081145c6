import { LayoutBox, type LayoutProps } from './LayoutBox';
import css from './layout.module.css';

interface NoteProps extends LayoutProps {
  /** `xs`: under a label or a figure, in a table. */
  readonly size?: 's' | 'xs';
}

/** Small print: where figures come from, a hint, a date. A paragraph, unless `as` says otherwise. */
export function Note({ as = 'p', size = 's', ...props }: NoteProps) {
  return <LayoutBox {...props} as={as} part={css.note} style={{ fontSize: `var(--text-${size})` }} />;
}
