import { LayoutBox, type LayoutProps, type Spaces } from './LayoutBox';
import css from './layout.module.css';

interface StackProps extends LayoutProps {
  readonly gap: Spaces;
  /** `start` keeps the rows together where the stack is higher than they are. */
  readonly align?: 'start';
  /** `start` gives each child the width of its content. */
  readonly justify?: 'start';
}

/** Children below each other, as wide as the stack. */
export function Stack({ align, justify, ...props }: StackProps) {
  return <LayoutBox {...props} part={css.stack} style={{ alignContent: align, justifyItems: justify }} />;
}
