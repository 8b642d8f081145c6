/** The sections around an element, the closest first, and the content of the page last. */
export function sectionsAround(element: HTMLElement): readonly HTMLElement[] {
  const section = element.parentElement?.closest<HTMLElement>('section, main');
  return section ? [section, ...sectionsAround(section)] : [];
}

/**
 * Focuses the heading of the first section that is still in the document and has one.
 *
 * @returns the heading; undefined where none could take the focus
 */
export function focusHeading(sections: readonly HTMLElement[], options?: FocusOptions): HTMLHeadingElement | undefined {
  return sections
    .filter(({ isConnected }) => isConnected)
    .flatMap((section) => section.querySelector<HTMLHeadingElement>('h1, h2, h3, h4') ?? [])
    .find((heading) => {
      heading.tabIndex = -1;
      heading.focus(options);
      return document.activeElement === heading;
    });
}
