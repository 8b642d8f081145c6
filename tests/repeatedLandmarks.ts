const landmarks = 'nav, aside, section, form, search, [role="region"], [role="search"], [role="navigation"]';

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return texts.join(' ') || (element.getAttribute('aria-label') ?? '');
}

/**
 * The landmarks of the page that have the kind and the name of another one: a list of landmarks cannot tell them apart. axe finds them
 * as `landmark-unique`, where there is a layout.
 */
export function repeatedLandmarks(): string[] {
  const names = [...document.querySelectorAll(landmarks)]
    .filter((element) => element.closest('[aria-hidden="true"], [hidden]') === null)
    .map((element) => ({ kind: element.getAttribute('role') ?? element.localName, name: nameOf(element) }))
    // without a name these are no landmarks
    .filter(({ kind, name }) => name !== '' || (kind !== 'section' && kind !== 'form'))
    .map(({ kind, name }) => `${kind}: ${name}`);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
