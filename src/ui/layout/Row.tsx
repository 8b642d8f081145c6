import { LayoutBox, type LayoutProps, type Spaces } from './LayoutBox';
import css from './layout.module.css';

interface RowProps extends LayoutProps {
  readonly gap: Spaces;
  readonly align?: 'baseline' | 'center' | 'end';
  readonly justify?: 'space-between' | 'end';
}

/** Children beside each other, in as many lines as they need. */
export function Row({ align, justify, ...props }: RowProps) {
  return <LayoutBox {...props} part={css.row} style={{ alignItems: align, justifyContent: justify }} />;
}
