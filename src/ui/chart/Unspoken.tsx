import type { ReactNode } from 'react';

/** Parts of a drawing that screen readers pass over, because the marks and the table say the same in full. */
export function Unspoken({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a drawing takes no focus
    <g aria-hidden="true" pointerEvents="none">
      {children}
    </g>
  );
}
