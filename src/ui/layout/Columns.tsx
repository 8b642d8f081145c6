import { LayoutBox, type LayoutProps, type Spaces } from './LayoutBox';
import css from './layout.module.css';

interface ColumnsProps extends LayoutProps {
  readonly gap: Spaces;
  /** In pixels: there are as many columns as have room. */
  readonly minWidth: number;
  /** `fit`: few children fill the width; `fill`: the columns stay as wide as in a full row. */
  readonly mode?: 'fit' | 'fill';
  readonly align?: 'start';
}

/** Children in columns of the same width. */
export function Columns({ minWidth, mode = 'fit', align, ...props }: ColumnsProps) {
  const gridTemplateColumns = `repeat(auto-${mode}, minmax(min(100%, ${minWidth}px), 1fr))`;
  return <LayoutBox {...props} part={css.columns} style={{ gridTemplateColumns, alignItems: align }} />;
}
