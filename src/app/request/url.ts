import { wire } from '#contract/wire';

/** What a query parameter may hold; null and undefined are left out. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[];
export type QueryValues = Readonly<Record<string, QueryValue>>;
export type PathSlots = Readonly<Record<string, string | number>>;

const isAbsolute = (path: string) => /^https?:\/\//i.test(path);

/** Fills `{name}` slots; a slot without a value is logged and left, so that the mistake shows in the address. */
export function fillSlots(template: string, slots: PathSlots = {}): string {
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = slots[name];
    if (value === undefined || value === '') {
      console.error(`No value for ${slot} in ${template}`);
      return slot;
    }
    return encodeURIComponent(value);
  });
}

/**
 * The address of a call.
 *
 * @param base - the API's base address, ending in a slash; an absolute `path` passes unchanged
 * @param repeat - names of list parameters that are repeated instead of joined by commas
 */
export function callUrl(base: string, path: string, query: QueryValues = {}, repeat: readonly string[] = []): URL {
  const url = isAbsolute(path) ? new URL(path) : new URL(path.replace(/^\//, ''), base);
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    if (!Array.isArray(value)) url.searchParams.append(name, String(value));
    else if (repeat.includes(name)) for (const item of value) url.searchParams.append(name, String(item));
    else if (value.length > 0) url.searchParams.append(name, value.join(','));
  }
  return url;
}

export const repeatedParameters = (endpoint: string): readonly string[] => wire[endpoint]?.repeat ?? [];
