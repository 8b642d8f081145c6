import type { ReactNode } from 'react';

/** A group of SVG elements hidden from screen readers: the marks and the table have the same content. */
export function AriaHiddenGroup({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group is not focusable
    <g aria-hidden="true" pointerEvents="none">
      {children}
    </g>
  );
}
