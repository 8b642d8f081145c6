import { isFormAt } from '#app/routes/isFormAt';
import type { SomePages } from '#app/routes/page';

// set at the start: frame and features do not import the table of pages, which imports them
let pages: SomePages = {};

export function setProductPages(table: SomePages): void {
  pages = table;
}

export const productPages = (): SomePages => pages;

/** Whether an address is that of a long form. */
export const isFormAddress = (place: Pick<URL, 'pathname' | 'hash'>): boolean => isFormAt(place, pages);
