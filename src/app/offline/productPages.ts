import { isFormAt } from '#app/routes/isFormAt';
import type { SomePages } from '#app/routes/page';

// set at the start: frame and features do not import the table of pages, which imports them
let pages: SomePages = {};
let announce: (table: SomePages) => void;
const announced = new Promise<SomePages>((resolve) => {
  announce = resolve;
});

export function setProductPages(table: SomePages): void {
  pages = table;
  announce(table);
}

/** The table of pages, once it is set: shortly after the first page is there. */
export const productPages = (): Promise<SomePages> => announced;

/** Whether an address is that of a long form. */
export const isFormAddress = (place: Pick<URL, 'pathname' | 'hash'>): boolean => isFormAt(place, pages);
